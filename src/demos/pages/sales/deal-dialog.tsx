import { organisations } from '../../parts/cast.ts'
import { toIsoDay } from '../../parts/days.ts'
import { parseReais } from '../../parts/reais.ts'
import { type FormSpec, SpecDialog } from '../../parts/spec-form.tsx'
import { channels, origins, products, regions, type Stage, sellers, stageNames, stages } from './deal.ts'
import { addDeal } from './store.ts'

const toOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

const findPrice = (product: string) => products.find(({ name }) => name === product)?.price ?? 0

export { parseReais }

type DealDialogProps = { title: string; stage: Stage; onClose: () => void }

type DealForm = Record<
  'customer' | 'product' | 'value' | 'region' | 'channel' | 'origin' | 'seller',
  string
> & { stage: Stage }

const spec: FormSpec<DealForm> = [
  {
    name: 'customer',
    label: 'Cliente',
    kind: 'select',
    options: toOptions(organisations.map(({ name }) => name)),
  },
  {
    row: [
      {
        name: 'product',
        label: 'Produto',
        kind: 'select',
        options: toOptions(products.map(({ name }) => name)),
        change: (product) => ({ product, value: String(findPrice(product)) }),
      },
      {
        name: 'value',
        label: 'Valor em reais',
        input: { inputMode: 'decimal' },
        check: (value) => parseReais(value) === undefined && 'Escreva um valor acima de zero, como 1.250,00.',
      },
      {
        name: 'stage',
        label: 'Etapa',
        kind: 'select',
        options: stages.map((stage) => ({ value: stage, label: stageNames[stage] })),
      },
      {
        name: 'seller',
        label: 'Responsável',
        kind: 'select',
        options: sellers.map(({ id, name }) => ({ value: id, label: name })),
      },
      { name: 'channel', label: 'Canal', kind: 'select', options: toOptions(channels) },
      { name: 'origin', label: 'Origem', kind: 'select', options: toOptions(origins) },
    ],
  },
  { name: 'region', label: 'Região', kind: 'select', options: toOptions(regions) },
]

/** Adds a deal of this moment. Every widget counts it at once. */
export const DealDialog = ({ title, stage, onClose }: DealDialogProps) => (
  <SpecDialog
    title={title}
    isNew
    spec={spec}
    initial={{
      customer: organisations[0].name,
      product: products[0].name,
      value: String(products[0].price),
      region: regions[0],
      channel: channels[0],
      origin: origins[0],
      seller: sellers[0]?.id ?? '',
      stage,
    }}
    onSubmit={(deal) => {
      const now = new Date()
      const value = parseReais(deal.value) ?? 0
      addDeal({ ...deal, value, day: toIsoDay(now), hour: now.getHours(), isReturned: false })
    }}
    onClose={onClose}
  />
)
