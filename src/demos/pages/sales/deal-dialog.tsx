import { Grid } from '@chakra-ui/react'
import { notify } from '@/ui/feedback/notify.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { organisations } from '../../parts/cast.ts'
import { toIsoDay } from '../../parts/days.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { parseReais } from '../../parts/reais.ts'
import { SelectField } from '../../parts/select-field.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { channels, origins, products, regions, type Stage, sellers, stageNames, stages } from './deal.ts'
import { addDeal } from './store.ts'

const toChoices = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

const stageChoices = stages.map((stage) => ({ value: stage, label: stageNames[stage] }))
const sellerChoices = sellers.map(({ id, name }) => ({ value: id, label: name }))

export { parseReais }

type DealDialogProps = { title: string; stage: Stage; onClose: () => void }

/** Adds a deal of this moment. Every widget counts it at once. */
export function DealDialog({ title, stage, onClose }: DealDialogProps) {
  const { draft, set, problems, form } = useDraft({
    initial: {
      customer: organisations[0].name as string,
      product: products[0].name as string,
      value: String(products[0].price),
      region: regions[0] as string,
      channel: channels[0] as string,
      origin: origins[0] as string,
      seller: sellers[0]?.id ?? '',
      stage: stage as string,
    },
    validate: ({ value }) =>
      parseReais(value) === undefined
        ? { value: 'Escreva um valor acima de zero, como 1.250,00.' }
        : ({} as Record<string, string>),
    onSubmit: (deal) => {
      const now = new Date()
      addDeal({
        ...deal,
        value: parseReais(deal.value) ?? 0,
        stage: deal.stage as Stage,
        day: toIsoDay(now),
        hour: now.getHours(),
        isReturned: false,
      })
      onClose()
      void notify.success('Add Successfully')
    },
  })

  function chooseProduct(product: string) {
    const price = products.find(({ name }) => name === product)?.price ?? 0
    set({ product, value: String(price) })
  }

  return (
    <FormDialog title={title} submit="Adicionar" form={form} onClose={onClose}>
      <SelectField
        label="Cliente"
        value={draft.customer}
        choices={toChoices(organisations.map(({ name }) => name))}
        onChange={(customer) => set({ customer })}
      />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <SelectField
          label="Produto"
          value={draft.product}
          choices={toChoices(products.map(({ name }) => name))}
          onChange={chooseProduct}
        />
        <TextField
          label="Valor em reais"
          name="value"
          inputMode="decimal"
          value={draft.value}
          error={problems.value}
          onChange={({ target }) => set({ value: target.value })}
        />
        <SelectField
          label="Etapa"
          value={draft.stage}
          choices={stageChoices}
          onChange={(stage) => set({ stage })}
        />
        <SelectField
          label="Responsável"
          value={draft.seller}
          choices={sellerChoices}
          onChange={(seller) => set({ seller })}
        />
        <SelectField
          label="Canal"
          value={draft.channel}
          choices={toChoices(channels)}
          onChange={(channel) => set({ channel })}
        />
        <SelectField
          label="Origem"
          value={draft.origin}
          choices={toChoices(origins)}
          onChange={(origin) => set({ origin })}
        />
      </Grid>
      <SelectField
        label="Região"
        value={draft.region}
        choices={toChoices(regions)}
        onChange={(region) => set({ region })}
      />
    </FormDialog>
  )
}
