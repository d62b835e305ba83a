import { dayFromToday } from '../../parts/days.ts'
import { createBlankDraft, type InvoiceDraft } from './draft.ts'
import type { Client, Invoice, InvoiceItem } from './invoice.ts'
import { copyClient, seedClients } from './saved-client.ts'

/** Quantities in thousandths, prices in cents, shares in hundredths of a per cent. */
const createSampleItem = (
  id: string,
  description: string,
  [quantity, unitPrice]: [number, number],
  { discount = 0, tax = 0 } = {},
): InvoiceItem => ({ id, description, quantity, unitPrice, discount, tax })

const findSeedClient = (id: string): Client => {
  const [first, ...others] = seedClients()
  const client = others.find((other) => other.id === id) ?? first
  if (!client) throw new Error('there is no client')
  return copyClient(client)
}

/** An unfinished invoice, so that the list of drafts is not empty at first. */
export const seedDraft = (): InvoiceDraft => ({
  ...createBlankDraft(),
  ...findSeedClient('nuvem'),
  instalments: '2',
  payment: 'boleto',
  items: [
    {
      id: 'painel',
      description: 'Painel de indicadores: implantação',
      quantity: '1',
      unitPrice: '4.800,00',
      discount: '0',
      tax: '5',
    },
  ],
})

const atTime = (days: number, time: string) => `${dayFromToday(days)}T${time}:00`

/** An open, an overdue and a paid invoice, for clients with obviously invented names. */
export const seedInvoices = (): Invoice[] => [
  {
    id: 'exemplo',
    number: 3,
    client: findSeedClient('livraria'),
    issueDate: dayFromToday(-2),
    dueDate: dayFromToday(12),
    instalments: 3,
    items: [
      createSampleItem('creditos', 'Pacote de 5.000 créditos de consulta', [1_000, 189_990], {
        discount: 500,
        tax: 200,
      }),
      createSampleItem('lote', 'Consulta em lote: preparo do arquivo', [2_500, 18_000], { tax: 500 }),
      createSampleItem('treino', 'Treinamento da equipe, por pessoa', [7_000, 8_333], {
        discount: 1_000,
        tax: 500,
      }),
    ],
    notes: 'Pagamento por boleto ou Pix. Dúvidas: responda ao e-mail em que esta fatura chegou.',
    isPaid: false,
    payment: 'boleto',
    sentAt: atTime(-2, '10:32'),
    sentTo: 'livraria@exemplo.com.br',
  },
  {
    id: 'amostra',
    number: 2,
    client: findSeedClient('padaria'),
    issueDate: dayFromToday(-40),
    dueDate: dayFromToday(-10),
    instalments: 1,
    items: [
      createSampleItem('integracao', 'Integração por API: hora técnica', [12_000, 21_000], { tax: 500 }),
      createSampleItem('suporte', 'Suporte prioritário, mês', [1_000, 49_900], { discount: 2_000, tax: 500 }),
    ],
    notes: '',
    isPaid: false,
    payment: 'pix',
    sentAt: atTime(-40, '16:05'),
    sentTo: 'padaria@exemplo.com.br',
  },
  {
    id: 'modelo',
    number: 1,
    client: findSeedClient('dirce'),
    issueDate: dayFromToday(-70),
    dueDate: dayFromToday(-56),
    instalments: 1,
    items: [createSampleItem('avulso', 'Pacote de 200 créditos de consulta', [1_000, 9_900], { tax: 200 })],
    notes: 'Obrigada pela preferência.',
    isPaid: true,
    payment: 'pix',
    paidAt: atTime(-58, '09:14'),
  },
]
