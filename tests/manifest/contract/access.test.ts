import { describe, expect, it } from 'vitest'
import { type Access, intersectAccess, mayAccess, uniteAccess } from '../../../manifest/contract/access.ts'

const roles = ['a', 'b', 'c']

/** Every set of some things. */
function subsets<Item>([first, ...rest]: Item[]): Item[][] {
  if (first === undefined) return [[]]
  const without = subsets(rest)
  return [...without, ...without.map((set) => [first, ...set])]
}

const roleSets = subsets(roles)

const lists = roleSets.filter((set) => set.length > 0)

/** Nothing asked, and each combination of one, two or three lists of three roles. */
const accesses: (Access | undefined)[] = [
  undefined,
  ...subsets(lists).filter(({ length }) => length > 0 && length < 4),
]

/** Who may see it, by the sets of roles that somebody may have. */
const seenBy = (access: Access | undefined) => roleSets.map((set) => mayAccess(access, set))

const pairs = accesses.flatMap((one) => accesses.map((other) => [one, other] as const))

describe('who may see something', () => {
  it('is everyone where nothing is asked, and nobody without a role where something is', () => {
    expect(seenBy(undefined).every(Boolean)).toBe(true)
    expect(accesses.filter((access) => access && mayAccess(access, []))).toEqual([])
  })

  it('has one role of a list', () => {
    for (const list of lists)
      expect(seenBy([list])).toEqual(roleSets.map((set) => set.some((role) => list.includes(role))))
  })

  it('loses nothing by another role', () => {
    for (const access of accesses)
      for (const set of roleSets)
        for (const role of roles)
          expect(!mayAccess(access, set) || mayAccess(access, [...set, role])).toBe(true)
  })

  it('is asked for no role that the manifest does not name', () => {
    expect(mayAccess([['a']], ['A', 'administrador', ''])).toBe(false)
  })
})

describe('access to both of two things', () => {
  it('is that of whoever may see the one and the other', () => {
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

  it('says nothing twice', () => {
    for (const [one, other] of pairs) {
      const both = intersectAccess(one, other) ?? []
      const needless = both.filter((_, index) => {
        const rest = both.filter((_, position) => position !== index)
        return roleSets.every((set) => mayAccess(rest, set) === mayAccess(both, set))
      })
      expect(needless).toEqual([])
    }
  })

  it('is absent where both are open', () => {
    expect(intersectAccess(undefined, undefined)).toBeUndefined()
  })
})

describe('access to any of several things', () => {
  it('is that of whoever may see one of them', () => {
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

  it('is that of the only one', () => {
    for (const access of accesses) expect(seenBy(uniteAccess([access]))).toEqual(seenBy(access))
  })

  it('is of three things as of two', () => {
    const few = [undefined, ...lists.map((list) => [list])]
    for (const one of few)
      for (const two of few)
        for (const three of few) {
          const [first, second, third] = [seenBy(one), seenBy(two), seenBy(three)]
          const any = roleSets.map((_, index) => first[index] || second[index] || third[index])
          expect(seenBy(uniteAccess([one, two, three]))).toEqual(any)
        }
  })

  it('is open where one of them is, and where there is none', () => {
    expect(uniteAccess([[['a']], undefined])).toBeUndefined()
    expect(uniteAccess([])).toBeUndefined()
  })
})
