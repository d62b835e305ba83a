import * as z from 'zod/mini'
import { createMaskedTextSchema, createRequiredTextSchema } from '../fields/text-schemas.ts'

const quantity = z.string().check(
  z.minLength(1, { error: 'Informe a quantidade', abort: true }),
  z.refine((text) => /^\d{1,4}$/.test(text) && Number(text) > 0, 'Use um número de 1 a 9999'),
)

export const orderSchema = z.object({
  client: createRequiredTextSchema('Informe o cliente'),
  items: z
    .array(
      z.object({
        product: createRequiredTextSchema('Informe o produto'),
        quantity,
        price: createMaskedTextSchema('money'),
      }),
    )
    .check(z.minLength(1, 'O pedido precisa de um item')),
})

export type Order = z.infer<typeof orderSchema>

export type OrderItem = Order['items'][number]

export const emptyItem: OrderItem = { product: '', quantity: '1', price: '' }

export const sampleOrder: Order = {
  client: 'Livraria Modelo Ltda',
  items: [
    { product: 'Pacote de 100 consultas', quantity: '2', price: '89,90' },
    { product: 'Treinamento da equipe', quantity: '1', price: '1.250,00' },
  ],
}
