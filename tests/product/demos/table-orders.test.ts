import { describe, expect, it } from 'vitest'
import { applyEdit, startEdit, validateEdit } from '../../../src/demos/ui-kit/react-table/order-edit.ts'
import { createOrders, sumLines, tableOrderSchema } from '../../../src/demos/ui-kit/react-table/orders.ts'
import { buildOrdersCsv } from '../../../src/demos/ui-kit/react-table/orders-export.ts'

const [order] = createOrders(3)
if (!order) throw new Error('no order')

describe('orders of the table', () => {
  it('are valid, and cost what their lines cost', () => {
    for (const each of createOrders(40)) {
      expect(tableOrderSchema.safeParse(each).success).toBe(true)
      expect(each.cents).toBe(sumLines(each.lines))
    }
  })

  it('are the same after an edit without changes', () => {
    expect(applyEdit(order, startEdit(order))).toEqual(order)
  })

  it('take an amount as it is typed', () => {
    expect(applyEdit(order, { ...startEdit(order), total: '1.250,5' }).cents).toBe(125_050)
  })

  it('report what an edit lacks', () => {
    expect(validateEdit({ ...startEdit(order), customer: ' ', day: '2026-02-30', total: '' })).toEqual({
      customer: 'Informe o cliente',
      day: 'Informe o dia',
      total: 'Preencha este campo',
    })
  })

  it('are exported with the visible columns, and no formula runs', () => {
    const csv = buildOrdersCsv([{ ...order, customer: '=1+1' }], ['number', 'customer', 'total'])
    expect(csv).toContain('Pedido;Cliente;Total\r\n')
    expect(csv).toContain(`${order.id};'=1+1;R$`)
  })
})
