import { join } from 'node:path'
import { installInto, installPackages } from '../../support/install-packages.ts'

const sources = import.meta.dirname

/** Installs the peers and returns the folder. `AVERIGUA_BENCH_PEERS` sets another folder. */
export async function installPeers(log: (text: string) => void): Promise<string> {
  const folder = process.env.AVERIGUA_BENCH_PEERS
  if (folder === undefined) return installPackages(sources, 'bench-peers', log)
  await installInto(folder, join(sources, 'package.json'), log)
  return folder
}
