/** Which sensitive values are revealed: none or all of them, except those at some paths. */
export type RevealState = { isAll: boolean; except: ReadonlySet<string> }

export const allHidden: RevealState = { isAll: false, except: new Set() }

export const allShown: RevealState = { isAll: true, except: new Set() }

export const isRevealed = ({ isAll, except }: RevealState, path: string) => isAll !== except.has(path)

/** Reveals the value at one path, or masks it again. */
export function toggleReveal({ isAll, except }: RevealState, path: string): RevealState {
  const others = new Set(except)
  if (!others.delete(path)) others.add(path)
  return { isAll, except: others }
}

/** Whether the sensitive value at a path of the answer is revealed. */
export type IsShown = (path: string) => boolean
