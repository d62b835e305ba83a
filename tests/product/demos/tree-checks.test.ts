import { describe, expect, it } from 'vitest'
import {
  findTreeMove,
  listVisible,
  readCheckState,
  type TreeNode,
  toggleNode,
} from '../../../src/demos/ui-kit/choices/tree-checks.ts'

const branch: TreeNode = {
  id: 'a',
  label: 'A',
  children: [
    { id: 'a1', label: 'A1' },
    { id: 'a2', label: 'A2' },
  ],
}
const nodes: TreeNode[] = [branch, { id: 'b', label: 'B' }]

describe('a tree of checkboxes', () => {
  it.each([
    [[], false],
    [['a1'], 'mixed'],
    [['a1', 'a2'], true],
  ])('with %j checked, the parent is %s', (checked, state) => {
    expect(readCheckState(branch, checked)).toBe(state)
  })

  it('checks all leaves of a parent, then none, and keeps the others', () => {
    expect(toggleNode(branch, ['b', 'a1'])).toEqual(['b', 'a1', 'a2'])
    expect(toggleNode(branch, ['b', 'a1', 'a2'])).toEqual(['b'])
  })

  it('has no children of closed nodes on screen', () => {
    const ids = (openIds: string[]) => listVisible(nodes, new Set(openIds)).map(({ node }) => node.id)
    expect(ids([])).toEqual(['a', 'b'])
    expect(ids(['a'])).toEqual(['a', 'a1', 'a2', 'b'])
  })

  it.each([
    ['ArrowRight', 0, [], { open: 'a' }],
    ['ArrowRight', 0, ['a'], { focus: 'a1' }],
    ['ArrowLeft', 0, ['a'], { close: 'a' }],
    ['ArrowLeft', 1, ['a'], { focus: 'a' }],
    ['ArrowLeft', 1, [], undefined],
    ['End', 0, ['a'], { focus: 'b' }],
    ['Home', 3, ['a'], { focus: 'a' }],
    ['ArrowUp', 0, [], undefined],
  ])('%s at node %i with %j open: %j', (key, index, open, move) => {
    const openIds = new Set(open as string[])
    expect(findTreeMove(key, listVisible(nodes, openIds), index, openIds)).toEqual(move)
  })
})
