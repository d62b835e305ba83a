import { FormDialog } from '../../parts/form-dialog.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { Small } from '../basics.tsx'
import {
  blankCard,
  type Card,
  type CardField,
  CardFields,
  findBrand,
  findCardErrors,
} from '../fields/card-fields.tsx'
import { Opener } from './opener.tsx'
import { listProblems } from './use-fields.ts'

export const meta = {
  title: 'Incluir um cartão',
  description: 'Máscara por bandeira e dígito de Luhn.',
  isNarrow: true,
}

const validate = (card: Card) =>
  listProblems({ ...findCardErrors(card), holder: !card.holder.trim() && 'Informe o nome como no cartão' })

function CardDialog({ onSave, onClose }: { onSave: (card: Card) => void; onClose: () => void }) {
  const { draft, set, problems, form } = useDraft({ initial: blankCard, validate, onSubmit: onSave })
  const brand = findBrand(draft.number)
  const bind = (name: CardField) => ({ name, required: true, error: problems[name] })
  return (
    <FormDialog title="Incluir cartão" submit="Incluir cartão" form={form} onClose={onClose}>
      <CardFields
        card={draft}
        help={brand ? `Bandeira: ${brand.name}` : 'De teste: 4111 1111 1111 1111.'}
        bind={bind}
        onChange={set}
      />
      <Small>Nada sai deste navegador, e só os quatro últimos dígitos ficam na tela.</Small>
    </FormDialog>
  )
}

export default () => (
  <Opener label="Incluir cartão" before="Nenhum cartão nesta página.">
    {(close) => (
      <CardDialog
        onClose={() => close()}
        onSave={({ number }) => close(`${findBrand(number)?.name ?? 'Cartão'} final ${number.slice(-4)}`)}
      />
    )}
  </Opener>
)
