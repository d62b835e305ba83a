import { describe, expect, it } from 'vitest'
import { type Access, intersectAccess, mayAccess, uniteAccess } from '../../../manifest/contract/access.ts'

const roles = ['a', 'b', 'c']

function subsets<Item>([first, ...rest]: Item[]): Item[][] {
  if (first === undefined) return [[]]
  const without = subsets(rest)
  return [...without, ...without.map((set) => [first, ...set])]
}

const roleSets = subsets(roles)

const lists = roleSets.filter((set) => set.length > 0)

/** No access, and all combinations of one, two or three lists of three roles. */
const accesses: (Access | undefined)[] = [
  undefined,
  ...subsets(lists).filter(({ length }) => length > 0 && length < 4),
]

/** For each set of roles: may a user with these roles see it? */
const seenBy = (access: Access | undefined) => roleSets.map((set) => mayAccess(access, set))

const pairs = accesses.flatMap((one) => accesses.map((other) => [one, other] as const))

describe('mayAccess', () => {
  it('allows everyone without lists, and no one without roles otherwise', () => {
    expect(seenBy(undefined).every(Boolean)).toBe(true)
    expect(accesses.filter((access) => access && mayAccess(access, []))).toEqual([])
  })

  it('requires one role of a list', () => {
    for (const list of lists)
      expect(seenBy([list])).toEqual(roleSets.map((set) => set.some((role) => list.includes(role))))
  })

  it('never withdraws access for an additional role', () => {
    for (const access of accesses)
      for (const set of roleSets)
        for (const role of roles)
          expect(!mayAccess(access, set) || mayAccess(access, [...set, role])).toBe(true)
  })

  it('ignores roles that the manifest does not declare', () => {
    expect(mayAccess([['a']], ['A', 'administrador', ''])).toBe(false)
  })
})

describe('intersectAccess', () => {
  it('allows the users who may see both', () => {
    const wrong = pairs.filter(([one, other]) => {
      const [seenByOne, seenByOther, seenByBoth] = [
        seenBy(one),
        seenBy(other),
        seenBy(intersectAccess(one, other)),
      ]
      return seenByBoth.some((isSeen, index) => isSeen !== (seenByOne[index] && seenByOther[index]))
    })
    expect(wrong).toEqual([])
  })

  it('removes redundant lists', () => {
    for (const [one, other] of pairs) {
      const both = intersectAccess(one, other) ?? []
      const needless = both.filter((_, index) => {
        const rest = both.filter((_, position) => position !== index)
        return roleSets.every((set) => mayAccess(rest, set) === mayAccess(both, set))
      })
      expect(needless).toEqual([])
    }
  })

  it('returns undefined if both are open', () => {
    expect(intersectAccess(undefined, undefined)).toBeUndefined()
  })
})

describe('uniteAccess', () => {
  it('allows the users who may see one of them', () => {
    const wrong = pairs.filter(([one, other]) => {
      const [seenByOne, seenByOther, seenByAny] = [
        seenBy(one),
        seenBy(other),
        seenBy(uniteAccess([one, other])),
      ]
      return seenByAny.some((isSeen, index) => isSeen !== (seenByOne[index] || seenByOther[index]))
    })
    expect(wrong).toEqual([])
  })

  it('returns the access of a single item', () => {
    for (const access of accesses) expect(seenBy(uniteAccess([access]))).toEqual(seenBy(access))
  })

  it('unites three items like two', () => {
    const few = [undefined, ...lists.map((list) => [list])]
    for (const one of few)
      for (const two of few)
        for (const three of few) {
          const [first, second, third] = [seenBy(one), seenBy(two), seenBy(three)]
          const any = roleSets.map((_, index) => first[index] || second[index] || third[index])
          expect(seenBy(uniteAccess([one, two, three]))).toEqual(any)
        }
  })

  it('returns undefined if an item is open or there are none', () => {
    expect(uniteAccess([[['a']], undefined])).toBeUndefined()
    expect(uniteAccess([])).toBeUndefined()
  })
})
