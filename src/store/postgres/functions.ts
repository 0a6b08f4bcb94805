// The functions of the database. Each is an operation of several statements that must be one atomic step and one round trip. Callers pass ids in
// ascending order, so that the batches of two nodes lock rows in the same order and cannot deadlock.
//
// `given_ms` is the time of a test's clock. If it is null, the database's clock decides. The time never goes back, not even after a failover to
// a server whose clock is behind.

import { JUMP_MS } from "../../base/clock.ts";
import { OTHERS_ENTRIES } from "../sql/audit_trail.ts";

const FIRST_LINK = "decode(repeat('00', 32), 'hex')";

export const FUNCTIONS = `
  -- The language is PL/pgSQL, which keeps the plan for the next call.
  CREATE FUNCTION decided_ms_1(given_ms bigint) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
  BEGIN
    RETURN coalesce(given_ms, greatest(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint,
                                       (SELECT m.value::bigint FROM meta m WHERE m.key = 'latest_ms')));
  END $$;

  -- The hash of an entry, as model/audit.ts defines it. \`link_text\` is the text between the seq and the time.
  CREATE FUNCTION next_link_1(previous bytea, push_id bigint, seq int, link_text text, at_ms bigint) RETURNS bytea
    LANGUAGE sql STABLE AS $$
    SELECT sha256(coalesce(previous, ${FIRST_LINK})
                  || convert_to('[' || push_id || ',' || seq || ',' || link_text || ',' || at_ms || ']', 'UTF8'))
  $$;

  -- Erases what an expired push must not keep, and schedules the unlinking of its blobs.
  CREATE FUNCTION erase_push_1(erased_id bigint, has_files boolean, unlink_after_ms bigint) RETURNS void
    LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM push_keys k WHERE k.push_id = erased_id;
    DELETE FROM sealed_payloads s WHERE s.push_id = erased_id;
    IF has_files THEN
      WITH taken AS (DELETE FROM files f WHERE f.push_id = erased_id RETURNING f.blob_id, f.push_id, f.byte_size)
      INSERT INTO doomed_blobs SELECT t.blob_id, t.push_id, t.byte_size, unlink_after_ms FROM taken t;
    END IF;
  END $$;

  -- A push expires when its time is up, not when a request or the sweeper notices that.
  CREATE FUNCTION expire_if_due_1(due_id bigint, now_ms bigint) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    files int;
  BEGIN
    UPDATE pushes u SET expired_at_ms = u.expires_at_ms, updated_at_ms = u.expires_at_ms
     WHERE u.id = due_id AND u.expired_at_ms IS NULL AND u.expires_at_ms <= now_ms
    RETURNING u.file_count INTO files;
    IF FOUND THEN PERFORM erase_push_1(due_id, files > 0, now_ms); END IF;
  END $$;

  -- Claims views. A push is updated once, however many of its views are claimed. If \`waits\` is false, pushes that someone has locked are left
  -- out, and their \`views\` are null. One plan fits arrays of every length: planning takes longer than running.
  CREATE FUNCTION claim_batch_1(ids bigint[], ips text[], agents text[], referrers text[], link_texts text[],
                                stay_ms bigint[], given_ms bigint, waits boolean)
    RETURNS TABLE (n int, id bigint, views int, at_ms bigint)
    LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
  DECLARE
    p record;
    first int;
    counted int;
    entries bigint[];
    link bytea;
  BEGIN
    IF waits THEN PERFORM FROM pushes u WHERE u.id = ANY (ids) ORDER BY u.id FOR NO KEY UPDATE; END IF;
    at_ms := decided_ms_1(given_ms);
    n := 1;
    FOR p IN
      SELECT u.id, u.views_counted, u.expire_after_views, u.entry_count, u.last_entry_id, u.last_entry_hash, u.file_count,
             u.expired_at_ms IS NULL AND u.expires_at_ms > claim_batch_1.at_ms AND NOT u.frozen AS is_open
        FROM pushes u WHERE u.id = ANY (ids) ORDER BY u.id FOR NO KEY UPDATE SKIP LOCKED
    LOOP
      WHILE ids[n] < p.id LOOP
        id := ids[n]; views := NULL;
        RETURN NEXT;
        n := n + 1;
      END LOOP;
      id := p.id; views := p.views_counted; first := n; counted := 0; entries := '{}'; link := p.last_entry_hash;
      WHILE ids[n] = id LOOP
        IF p.is_open AND views < p.expire_after_views THEN
          views := views + 1;
          counted := counted + 1;
          entries := entries || nextval('audit_entries_id_seq');
          link := next_link_1(link, id, p.entry_count + counted, link_texts[n], at_ms);
          RETURN NEXT;
        END IF;
        n := n + 1;
      END LOOP;
      CONTINUE WHEN counted = 0;
      UPDATE pushes u
         SET views_counted = claim_batch_1.views, updated_at_ms = claim_batch_1.at_ms,
             expired_at_ms = CASE WHEN claim_batch_1.views >= u.expire_after_views THEN claim_batch_1.at_ms END,
             entry_count = u.entry_count + counted, prev_entry_id = coalesce(entries[counted - 1], u.last_entry_id),
             last_entry_id = entries[counted], last_entry_hash = link
       WHERE u.id = claim_batch_1.id;
      INSERT INTO audit_entries (id, push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
        OVERRIDING SYSTEM VALUE
      SELECT entries[i], claim_batch_1.id, p.entry_count + i, coalesce(entries[i - 1], p.last_entry_id), 'view',
             ips[first + i - 1], agents[first + i - 1], referrers[first + i - 1], claim_batch_1.at_ms
        FROM generate_series(1, counted) i;
      IF views >= p.expire_after_views THEN
        PERFORM erase_push_1(id, p.file_count > 0, at_ms + stay_ms[first + counted - 1]);
      END IF;
    END LOOP;
    WHILE n <= cardinality(ids) LOOP
      id := ids[n]; views := NULL;
      RETURN NEXT;
      n := n + 1;
    END LOOP;
  END $$;

  -- Adds entries that do not count as views, up to a limit for each push, and expires pushes that are due.
  CREATE FUNCTION log_batch_1(ids bigint[], kinds text[], ips text[], agents text[], referrers text[], link_texts text[],
                              max_uncounted int, given_ms bigint)
    RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    now_ms bigint := decided_ms_1(given_ms);
    p record;
  BEGIN
    FOR i IN 1 .. cardinality(ids) LOOP
      PERFORM expire_if_due_1(ids[i], now_ms);
      UPDATE pushes u
         SET uncounted_entries = u.uncounted_entries + 1,
             entry_count = u.entry_count + 1, prev_entry_id = u.last_entry_id,
             last_entry_id = nextval('audit_entries_id_seq'),
             last_entry_hash = next_link_1(u.last_entry_hash, u.id, u.entry_count + 1, link_texts[i], now_ms)
       WHERE u.id = ids[i] AND u.uncounted_entries < max_uncounted
      RETURNING u.entry_count, u.last_entry_id, u.prev_entry_id INTO p;
      CONTINUE WHEN NOT FOUND;
      INSERT INTO audit_entries (id, push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
        OVERRIDING SYSTEM VALUE
      VALUES (p.last_entry_id, ids[i], p.entry_count, p.prev_entry_id, kinds[i], ips[i], agents[i], referrers[i], now_ms);
    END LOOP;
  END $$;

  -- Stores pushes. Lookups, keys and payloads are each joined into one binary parameter. A push whose owner has been removed gets no id.
  CREATE FUNCTION create_batch_1(lookups bytea, keys bytea, payloads bytea, sizes int[], checksums bigint[], epoch int,
                                 kinds text[], owners bigint[], lifetimes_ms bigint[], days int[], views int[],
                                 file_counts int[], steps boolean[], deletables boolean[],
                                 salts bytea[], memories int[], passes int[],
                                 labels bytea[],
                                 blob_ids text[], blob_pushes int[], positions int[], byte_sizes bigint[],
                                 blob_checksums text[], sealed_infos bytea[],
                                 ips text[], agents text[], referrers text[], link_texts text[],
                                 created_ms bigint[], coverings boolean[], sender_words bytea[], all_traits text[])
    RETURNS TABLE (n int, id bigint, lookup bytea, at_ms bigint) LANGUAGE plpgsql AS $$
  DECLARE
    now_ms bigint := decided_ms_1(NULL);
    key_size int := octet_length(keys) / cardinality(sizes);
    -- A user can be removed during an upload. Then no owner would ever see the push.
    living bigint[] := ARRAY (SELECT u.id FROM users u WHERE u.id = ANY (owners) FOR KEY SHARE);
  BEGIN
    -- The key of an epoch that has ended may be deleted at any moment.
    PERFORM pg_advisory_xact_lock_shared(hashtextextended(current_schema() || ' epochs', 0));
    IF epoch < coalesce((SELECT value::int FROM meta m WHERE m.key = 'oldest_epoch'), 0) THEN
      RAISE EXCEPTION 'epoch % has ended', epoch USING ERRCODE = 'SP001';
    END IF;
    RETURN QUERY
    WITH input AS MATERIALIZED (
      SELECT i.*, i.place::int AS n, coalesce(i.given_ms, now_ms) AS at_ms,
             substring(lookups FROM (i.place::int - 1) * 32 + 1 FOR 32) AS lookup,
             substring(keys FROM (i.place::int - 1) * key_size + 1 FOR key_size) AS wrapped_key,
             substring(payloads FROM (sum(i.size) OVER (ORDER BY i.place))::int - i.size + 1 FOR i.size) AS payload,
             CASE WHEN i.owner IS NULL OR i.owner = ANY (living) THEN nextval('pushes_id_seq') END AS id,
             nextval('audit_entries_id_seq') AS entry
        FROM unnest(sizes, checksums, kinds, owners, lifetimes_ms, days, views, file_counts, steps, deletables, salts,
                    memories, passes, labels, ips, agents, referrers, link_texts, created_ms, coverings, sender_words,
                    all_traits) WITH ORDINALITY
          AS i (size, checksum, kind, owner, lifetime_ms, days, views, file_count, step, deletable, salt,
                memory, passes, labels, ip, agent, referrer, link_text, given_ms, covering, words, traits, place)
    ), stored AS (
      INSERT INTO pushes (id, lookup, owner_id, kind, created_at_ms, updated_at_ms, expires_at_ms, expire_after_days,
                          expire_after_views, entry_count, last_entry_id, last_entry_hash, file_count, retrieval_step,
                          deletable_by_viewer, guard_salt, guard_memory_kib, guard_passes, covered, traits)
        OVERRIDING SYSTEM VALUE
      SELECT i.id, i.lookup, i.owner, i.kind, i.at_ms, i.at_ms, i.at_ms + i.lifetime_ms, i.days,
             i.views, 1, i.entry, next_link_1(NULL, i.id, 1, i.link_text, i.at_ms), i.file_count, i.step,
             i.deletable, i.salt, i.memory, i.passes, i.covering, i.traits
        FROM input i WHERE i.id IS NOT NULL
    ), stored_keys AS (
      INSERT INTO push_keys (push_id, epoch, wrapped_key)
      SELECT i.id, create_batch_1.epoch, i.wrapped_key FROM input i WHERE i.id IS NOT NULL
    ), stored_payloads AS (
      INSERT INTO sealed_payloads (push_id, payload, checksum, words)
      SELECT i.id, i.payload, i.checksum, i.words FROM input i WHERE i.id IS NOT NULL
    ), stored_labels AS (
      INSERT INTO labels (push_id, sealed)
      SELECT i.id, i.labels FROM input i WHERE i.id IS NOT NULL AND i.labels IS NOT NULL
    ), stored_files AS (
      INSERT INTO files (blob_id, push_id, position, byte_size, checksum, sealed_info)
      SELECT b.blob_id, i.id, b.place, b.byte_size, b.checksum, b.sealed_info
        FROM unnest(blob_ids, blob_pushes, positions, byte_sizes, blob_checksums, sealed_infos)
          AS b (blob_id, push, place, byte_size, checksum, sealed_info)
        JOIN input i ON i.n = b.push AND i.id IS NOT NULL
    ), logged AS (
      INSERT INTO audit_entries (id, push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
        OVERRIDING SYSTEM VALUE
      SELECT i.entry, i.id, 1, NULL, 'creation', i.ip, i.agent, i.referrer, i.at_ms FROM input i WHERE i.id IS NOT NULL
    )
    SELECT i.n, i.id, i.lookup, i.at_ms FROM input i;
  END $$;

  -- Expires a push by hand. If it has already expired, schedules the unlinking of its blobs for now.
  CREATE FUNCTION expire_by_hand_1(wanted_id bigint, ip text, agent text, referrer text, link_text text, given_ms bigint)
    RETURNS SETOF pushes LANGUAGE plpgsql AS $$
  DECLARE
    now_ms bigint := decided_ms_1(given_ms);
    p record;
  BEGIN
    PERFORM expire_if_due_1(wanted_id, now_ms);
    UPDATE pushes u
       SET expired_at_ms = now_ms, updated_at_ms = now_ms, deleted = true,
           entry_count = u.entry_count + 1, prev_entry_id = u.last_entry_id,
           last_entry_id = nextval('audit_entries_id_seq'),
           last_entry_hash = next_link_1(u.last_entry_hash, u.id, u.entry_count + 1, link_text, now_ms)
     WHERE u.id = wanted_id AND u.expired_at_ms IS NULL
    RETURNING u.entry_count, u.last_entry_id, u.prev_entry_id, u.file_count INTO p;
    IF FOUND THEN
      INSERT INTO audit_entries (id, push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
        OVERRIDING SYSTEM VALUE
      VALUES (p.last_entry_id, wanted_id, p.entry_count, p.prev_entry_id, 'expire', ip, agent, referrer, now_ms);
      PERFORM erase_push_1(wanted_id, p.file_count > 0, now_ms);
    ELSE
      UPDATE doomed_blobs d SET unlink_after_ms = now_ms WHERE d.push_id = wanted_id AND d.unlink_after_ms > now_ms;
    END IF;
    RETURN QUERY SELECT * FROM pushes u WHERE u.id = wanted_id;
  END $$;

  -- Takes a place for an attempt. Returns 0 if there was one, -1 if running attempts hold all, and otherwise the ms until one is free.
  CREATE FUNCTION enter_attempt_1(wanted_key bytea, new_place uuid, failures int, window_ms bigint, given_ms bigint)
    RETURNS bigint LANGUAGE plpgsql AS $$
  DECLARE
    now_ms bigint := decided_ms_1(given_ms);
    n_failed int;
    n_all int;
    oldest bigint;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(current_schema() || encode(wanted_key, 'hex'), 0));
    SELECT count(*) FILTER (WHERE a.failed), count(*), min(a.at_ms) FILTER (WHERE a.failed)
      INTO n_failed, n_all, oldest
      FROM attempts a WHERE a.key_hash = wanted_key AND a.at_ms > now_ms - window_ms;
    IF n_failed >= failures THEN RETURN greatest(1, oldest + window_ms - now_ms); END IF;
    IF n_all >= failures THEN RETURN -1; END IF;
    INSERT INTO attempts (place, key_hash, at_ms) VALUES (new_place, wanted_key, now_ms);
    RETURN 0;
  END $$;

  -- One step of a background pass: expires and erases pushes whose time is up. Returns null if another node is doing this.
  CREATE FUNCTION expire_due_1(at_most int, given_ms bigint) RETURNS bigint LANGUAGE plpgsql AS $$
  DECLARE
    now_ms bigint := decided_ms_1(given_ms);
    done bigint;
  BEGIN
    IF NOT pg_try_advisory_xact_lock(hashtextextended(current_schema() || ' sweep', 0)) THEN RETURN NULL; END IF;
    WITH due AS (
      SELECT p.id FROM pushes p WHERE p.expired_at_ms IS NULL AND p.expires_at_ms <= now_ms
       ORDER BY p.expires_at_ms LIMIT at_most FOR NO KEY UPDATE SKIP LOCKED
    ), expired AS (
      UPDATE pushes p SET expired_at_ms = p.expires_at_ms, updated_at_ms = p.expires_at_ms
        FROM due WHERE p.id = due.id
      RETURNING p.id
    ), lost_keys AS (DELETE FROM push_keys k USING expired e WHERE k.push_id = e.id
    ), payloads AS (DELETE FROM sealed_payloads s USING expired e WHERE s.push_id = e.id
    ), taken AS (DELETE FROM files f USING expired e WHERE f.push_id = e.id RETURNING f.blob_id, f.push_id, f.byte_size
    ), doomed AS (INSERT INTO doomed_blobs SELECT t.blob_id, t.push_id, t.byte_size, now_ms FROM taken t)
    SELECT count(*) FROM expired INTO done;
    RETURN done;
  END $$;

  -- One step of the removal of a user: expires, erases and disowns pushes.
  CREATE FUNCTION disown_1(owner bigint, at_most int, given_ms bigint)
    RETURNS TABLE (disowned bigint, ended bigint) LANGUAGE sql AS $$
    WITH clock AS (
      SELECT decided_ms_1(given_ms) AS now_ms
    ), owned AS (
      SELECT p.id, p.expired_at_ms IS NULL AS active FROM pushes p WHERE p.owner_id = owner
       ORDER BY p.id LIMIT at_most FOR NO KEY UPDATE
    ), changed AS (
      UPDATE pushes p
         SET owner_id = NULL,
             expired_at_ms = CASE WHEN o.active THEN least(p.expires_at_ms, c.now_ms) ELSE p.expired_at_ms END,
             updated_at_ms = CASE WHEN o.active THEN least(p.expires_at_ms, c.now_ms) ELSE p.updated_at_ms END,
             deleted = p.deleted OR (o.active AND p.expires_at_ms > c.now_ms)
        FROM owned o, clock c WHERE p.id = o.id
      RETURNING p.id, o.active AND p.expires_at_ms > c.now_ms AS ended, c.now_ms
    ), lost_keys AS (DELETE FROM push_keys k USING changed c WHERE k.push_id = c.id
    ), payloads AS (DELETE FROM sealed_payloads s USING changed c WHERE s.push_id = c.id
    ), lost_labels AS (DELETE FROM labels l USING changed c WHERE l.push_id = c.id
    ), taken AS (
      DELETE FROM files f USING changed c WHERE f.push_id = c.id RETURNING f.blob_id, f.push_id, f.byte_size, c.now_ms
    ), doomed AS (INSERT INTO doomed_blobs SELECT t.blob_id, t.push_id, t.byte_size, t.now_ms FROM taken t)
    SELECT count(*), count(*) FILTER (WHERE c.ended) FROM changed c
  $$;
`;

/** Like the functions below, this is part of a later schema than those above. Nodes of all versions call it. */
export const EXPIRE_UNLESS_DOUBTED = `
  -- A push expires when its time is up, not when a request or the sweeper notices that. A clock that is more than a day ahead of the last known
  -- time may be wrong: until the sweeper trusts it, nothing is expired because of it.
  CREATE OR REPLACE FUNCTION expire_if_due_1(due_id bigint, now_ms bigint) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    files int;
  BEGIN
    UPDATE pushes u SET expired_at_ms = u.expires_at_ms, updated_at_ms = u.expires_at_ms
     WHERE u.id = due_id AND u.expired_at_ms IS NULL AND u.expires_at_ms <= now_ms
       AND NOT EXISTS (SELECT FROM meta m WHERE m.key = 'known_time' AND m.value::bigint < now_ms - ${JUMP_MS})
    RETURNING u.file_count INTO files;
    IF FOUND THEN PERFORM erase_push_1(due_id, files > 0, now_ms); END IF;
  END $$;
`;

export const LOG_BY_SHARES = `
  -- Adds entries that do not count as views, if their share of the log has room, and expires pushes that are due.
  CREATE FUNCTION log_batch_2(ids bigint[], kinds text[], ips text[], agents text[], referrers text[], link_texts text[],
                              of_strangers boolean[], most int[], given_ms bigint)
    RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    now_ms bigint := decided_ms_1(given_ms);
    p record;
  BEGIN
    FOR i IN 1 .. cardinality(ids) LOOP
      PERFORM expire_if_due_1(ids[i], now_ms);
      UPDATE pushes u
         SET uncounted_entries = u.uncounted_entries + of_strangers[i]::int,
             entry_count = u.entry_count + 1, prev_entry_id = u.last_entry_id,
             last_entry_id = nextval('audit_entries_id_seq'),
             last_entry_hash = next_link_1(u.last_entry_hash, u.id, u.entry_count + 1, link_texts[i], now_ms)
       WHERE u.id = ids[i]
         AND (most[i] IS NULL OR most[i] > CASE WHEN of_strangers[i] THEN u.uncounted_entries ELSE ${OTHERS_ENTRIES} END)
      RETURNING u.entry_count, u.last_entry_id, u.prev_entry_id INTO p;
      CONTINUE WHEN NOT FOUND;
      INSERT INTO audit_entries (id, push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
        OVERRIDING SYSTEM VALUE
      VALUES (p.last_entry_id, ids[i], p.entry_count, p.prev_entry_id, kinds[i], ips[i], agents[i], referrers[i], now_ms);
    END LOOP;
  END $$`;
