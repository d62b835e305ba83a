import type { Command } from './command.ts'
import type { CommandName } from './options.mjs'

/** The commands beside writing, comparing and watching. Each is loaded when it is asked for. */
export const commands: Record<CommandName, () => Promise<Command>> = {
  explain: async () => (await import('./explain.ts')).explain,
  add: async () => (await import('./add.ts')).add,
  diff: async () => (await import('./diff.ts')).diff,
  rename: async () => (await import('./rename.ts')).rename,
  verify: async () => (await import('./verify.ts')).verify,
}

export const isCommandName = (mode: string): mode is CommandName => Object.hasOwn(commands, mode)
