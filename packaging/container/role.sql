-- What a new server begins with: a role for Talon that owns its database and nothing else of the server.
\getenv password POSTGRES_PASSWORD
CREATE ROLE talon LOGIN PASSWORD :'password';
CREATE DATABASE talon OWNER talon;
-- The superuser comes in by the socket in its own container from now on, and not over the network.
ALTER ROLE CURRENT_USER PASSWORD NULL;
