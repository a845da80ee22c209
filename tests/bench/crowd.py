"""Fills a stopped server's SQLite file for `./dev bench members`, by copying what real members did.

crowd.py members FILE COPIES      every member COPIES times, with everything that carries a member_id
crowd.py history FILE ADDRESS N   the check-ins of one member until there are N, one a day into the past
"""

import sqlite3
import sys

DAY_MS = 86_400_000
# Rows that lead into an account or out of it; a copy needs no way in. A trigger makes the revisions.
LEFT_OUT = {
    "sessions",
    "api_tokens",
    "account_links",
    "external_identities",
    "notification_tokens",
    "member_revisions",
}


def tables_of_members(database):
    names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return [
        name
        for name in names
        if name not in LEFT_OUT
        and any(column[1] == "member_id" for column in database.execute(f"PRAGMA table_info({name})"))
    ]


def unique_beside_member(database, table):
    """Columns that are unique in the whole table, not for one member only."""
    columns = set()
    for index in database.execute(f"PRAGMA index_list({table})").fetchall():
        names = [row[2] for row in database.execute(f"PRAGMA index_info({index[1]})")]
        if index[2] and "member_id" not in names:
            columns.update(names)
    return columns


def copy_members(database, copies):
    for table in tables_of_members(database):
        changed = unique_beside_member(database, table) | {"member_id"}
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
        copied = ", ".join(f"{name} || '#' || n" if name in changed else name for name in columns)
        database.execute(
            f"WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ?) "
            f"INSERT INTO {table} ({', '.join(columns)}) "
            f"SELECT {copied} FROM (SELECT * FROM {table}), counted",
            (copies,),
        )


def lengthen_history(database, address, wanted):
    (member,) = database.execute("SELECT member_id FROM members WHERE email_address = ?", (address,)).fetchone()
    columns = [row[1] for row in database.execute("PRAGMA table_info(check_ins)")]
    changed = {
        "check_in_id": "check_in_id || '#' || n",
        "event_id": "event_id || '#' || n",
        "checked_in_at": f"checked_in_at - n * {DAY_MS}",
        "recorded_at": f"recorded_at - n * {DAY_MS}",
        "day": "date(day, '-' || n || ' days')",
    }
    database.execute(
        f"WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ?) "
        f"INSERT INTO check_ins ({', '.join(columns)}) SELECT {', '.join(changed.get(name, name) for name in columns)} "
        f"FROM (SELECT * FROM check_ins WHERE member_id = ? ORDER BY checked_in_at LIMIT 1), counted",
        (wanted, member),
    )


def main(verb, file, *rest):
    database = sqlite3.connect(file)
    # The order of tables does not matter then; what is copied refers only to what is copied with it.
    database.execute("PRAGMA foreign_keys = OFF")
    with database:
        if verb == "members":
            copy_members(database, int(rest[0]))
        else:
            lengthen_history(database, rest[0], int(rest[1]))
    database.execute("ANALYZE")
    database.close()


main(*sys.argv[1:])
