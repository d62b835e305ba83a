import type { Folders } from '../folders.mjs'
import { buildModel, type ValidModel } from '../generate.ts'
import { InvalidManifest } from './command.ts'

/**
 * Reads the manifest from the disk.
 * @throws InvalidManifest
 */
export function readModel(folders: Folders, cwd: string): ValidModel {
  const built = buildModel({ ...folders, cwd })
  if (!built.ok) throw new InvalidManifest(built.diagnostics)
  return built
}
