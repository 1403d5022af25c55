"""How Alembic reaches the database: through the connection, and in the transaction, of the store."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
