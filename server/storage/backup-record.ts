import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the last backups have come to, for the alert. */
export interface BackupRecord {
  /** Time of the last complete backup; undefined if there is none. */
  madeAt?: number | undefined;
  /** Reason for which the last one failed, unless it was complete. */
  error?: string | undefined;
}

const fileIn = (dataDir: string) => join(dataDir, 'backup.json');

/** Reads the record; undefined if no backup was tried, or the file cannot be read. */
export function readBackupRecord(dataDir: string): BackupRecord | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Records a backup, in a file, because a row in the database would be part of the next backup and lost by a restore. */
export function recordBackup(dataDir: string, outcome: { madeAt: number } | { error: string }): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = fileIn(dataDir);
  // The server may run as another user than the backup. The record has nothing personal.
  writeFileSync(`${file}.part`, JSON.stringify({ madeAt: readBackupRecord(dataDir)?.madeAt, ...outcome }), { mode: 0o644 });
  renameSync(`${file}.part`, file);
}
