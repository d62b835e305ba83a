import { describe, expect, it } from 'vitest'
import {
  createOrderItem,
  createSampleOrderDraft,
  moveItem,
  validateOrder,
} from '../../../src/demos/ui-kit/repeater/order-draft.ts'

describe('errors of an order', () => {
  it('are empty for the initial draft', () => expect(validateOrder(createSampleOrderDraft())).toEqual({}))

  it('belong to their item, at any position', () => {
    const item = createOrderItem()
    const order = { client: '', items: [...createSampleOrderDraft().items, item] }
    const problems = {
      client: 'Informe o cliente',
      [`${item.id}.product`]: 'Informe o produto',
      [`${item.id}.price`]: 'Preencha este campo',
    }
    expect(validateOrder(order)).toEqual(problems)
    expect(validateOrder({ ...order, items: moveItem(order.items, 2, 0) })).toEqual(problems)
  })
})

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('an item moves from %i to %i', (from, to, expected) => {
  expect(moveItem([...'abc'], from, to).join('')).toBe(expected)
})
