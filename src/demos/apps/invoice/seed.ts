import { findCastMember } from '../../parts/cast.ts'
import { dayFromToday } from '../../parts/days.ts'
import type { Invoice, InvoiceItem } from './invoice.ts'

/** Quantities in thousandths, prices in cents, shares in hundredths of a per cent. */
const createSampleItem = (
  id: string,
  description: string,
  [quantity, unitPrice]: [number, number],
  { discount = 0, tax = 0 } = {},
): InvoiceItem => ({ id, description, quantity, unitPrice, discount, tax })

/** An open, an overdue and a paid invoice, for clients with obviously invented names. */
export const seedInvoices = (): Invoice[] => [
  {
    id: 'exemplo',
    number: 3,
    client: {
      name: 'Livraria Exemplo Ltda.',
      document: 'CNPJ 00.000.000/0000-00',
      email: 'livraria@exemplo.com.br',
      address: 'Rua das Amostras, 100, sala 12\nCentro, São Paulo, SP',
    },
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
  },
  {
    id: 'amostra',
    number: 2,
    client: {
      name: 'Padaria Modelo Ltda.',
      document: 'CNPJ 00.000.000/0000-00',
      email: 'padaria@exemplo.com.br',
      address: 'Avenida do Ensaio, 2000\nBoa Viagem, Recife, PE',
    },
    issueDate: dayFromToday(-40),
    dueDate: dayFromToday(-10),
    instalments: 1,
    items: [
      createSampleItem('integracao', 'Integração por API: hora técnica', [12_000, 21_000], { tax: 500 }),
      createSampleItem('suporte', 'Suporte prioritário, mês', [1_000, 49_900], { discount: 2_000, tax: 500 }),
    ],
    notes: '',
    isPaid: false,
  },
  {
    id: 'modelo',
    number: 1,
    client: {
      name: findCastMember('dirce').name,
      document: 'CPF 000.000.000-00',
      email: findCastMember('dirce').email,
      address: 'Travessa do Modelo, 7\nSavassi, Belo Horizonte, MG',
    },
    issueDate: dayFromToday(-70),
    dueDate: dayFromToday(-56),
    instalments: 1,
    items: [createSampleItem('avulso', 'Pacote de 200 créditos de consulta', [1_000, 9_900], { tax: 200 })],
    notes: 'Obrigada pela preferência.',
    isPaid: true,
  },
]
