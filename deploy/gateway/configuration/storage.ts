import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UsageError } from '../../../codegen/cli/options.mjs'
import type { Database } from '../database/database.ts'
import { openPglite } from '../database/pglite.ts'
import { openPostgres } from '../database/postgres.ts'

type Environment = Record<string, string | undefined>

/** Where a gateway keeps its data, and the key of its audit. */
export type Storage = {
  database: Database
  auditKey: string
  description: string
  /** True if several gateways may use the database. */
  isShared?: boolean
}

/** Without this many characters a digest of the 10¹¹ CPFs could be guessed. */
const minKeyLength = 32

const defaultFolder = '.gateway'

/** Returns what is wrong with the variables, in Portuguese. */
export function listStorageMistakes(
  data: string | undefined,
  { DATABASE_URL: url, AUDIT_KEY: key }: Environment,
): string[] {
  const isPostgres = url !== undefined && url !== ''
  return [
    ...(isPostgres && !/^postgres(?:ql)?:\/\/./.test(url)
      ? ['DATABASE_URL pede um endereço como postgres://usuario@servidor/banco']
      : []),
    ...(isPostgres && data !== undefined ? ['--data e DATABASE_URL dizem dois bancos: use um'] : []),
    ...((key ?? (isPostgres ? '' : undefined)) === undefined || (key ?? '').length >= minKeyLength
      ? []
      : [`AUDIT_KEY pede uma chave de ${minKeyLength} caracteres ou mais`]),
  ]
}

/**
 * Opens the database that the options and variables name, and applies its migrations.
 *
 * @throws UsageError if it cannot be opened.
 */
export async function openStorage(
  data: string | undefined,
  { DATABASE_URL: url, AUDIT_KEY: key }: Environment,
  cwd: string,
): Promise<Storage> {
  try {
    if (url !== undefined && url !== '')
      return {
        database: await openPostgres(url),
        auditKey: key ?? '',
        description: 'PostgreSQL',
        isShared: true,
      }
    const folder = resolve(cwd, data ?? defaultFolder)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const auditKey = key ?? readOwnKey(join(folder, 'audit.key'))
    const database = await openPglite(join(folder, 'database'))
    return { database, auditKey, description: `na pasta ${data ?? defaultFolder}, de um só gateway` }
  } catch (error) {
    // The address has a password.
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`O banco não abriu: ${reason}`)
  }
}

/** Reads the key of a folder, and creates it at the first start. Only its owner can read it. */
function readOwnKey(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8')
}
