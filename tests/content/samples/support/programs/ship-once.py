"""Carries out the SQL of a page in SQLite. In: the page, and changes of payments as JSON, in the order of their callbacks. Out: what has shipped."""
import json
import re
import sqlite3
import sys

page, changes = sys.argv[1], json.loads(sys.argv[2])
with open(page, encoding="utf-8") as file:
    create, _store, work = re.findall(r"```sql[^\n]*\n(.*?)```", file.read(), re.DOTALL)

# What PostgreSQL has and SQLite has not.
for found, instead in [("DEFAULT now()", "DEFAULT CURRENT_TIMESTAMP"), ("now()", "CURRENT_TIMESTAMP")]:
    create, work = create.replace(found, instead), work.replace(found, instead)

database = sqlite3.connect(":memory:", isolation_level=None)
database.executescript(create)
statements = [one.strip() for one in re.sub(r"--.*", "", work).split(";")]


def insert(external_id, order):
    database.execute(
        "INSERT INTO payment (external_transaction_id, order_id, due_amount, amount_currency) VALUES (?, ?, 100, 'EUR')",
        (external_id, order),
    )


for attempt, order in [("a-1", 1), ("a-2", 1), ("b-1", 2)]:
    insert(attempt, order)
for change in changes:
    for statement in statements:
        if statement in ("", "BEGIN", "COMMIT"):
            continue
        names = re.findall(r":(\w+)", statement)
        database.execute(statement, {name: change[name] for name in names})

query = "SELECT external_transaction_id FROM payment WHERE shipped_at IS NOT NULL ORDER BY 1"
print(json.dumps([row[0] for row in database.execute(query)]))
