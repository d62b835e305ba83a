import type { Access } from '@manifest/contract/access.ts'
import { memoizeGenerated } from '@/lib/memoize-generated.ts'
import { maySee, roles } from './roles.ts'

type Guarded = { access?: Access }

export const visible = <Entry extends Guarded>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ access }) => maySee(access))

/** Computes once while the generated data and the user's roles stay the same. */
export function memoizeByRoles<Result>(compute: () => Result): () => Result {
  let memo: { names: readonly string[]; result: () => Result } | undefined
  return () => {
    const { names } = roles
    if (memo?.names !== names) memo = { names, result: memoizeGenerated(compute) }
    return memo.result()
  }
}
