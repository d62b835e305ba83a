import { Grid } from '@chakra-ui/react'
import type { MaskInputOptions } from 'maska'
import { useMemo } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { Small } from '../basics.tsx'
import { chooseCardMask, findCardBrand, findCardError, findExpiryError } from '../fields/card.ts'
import { useMask } from '../fields/masked-field.tsx'
import { Opener } from './opener.tsx'

export const meta = {
  title: 'Incluir um cartão',
  description: 'Máscara por bandeira e dígito de Luhn.',
  isNarrow: true,
}

type CardDraft = { number: string; holder: string; expiry: string; code: string }

const blank: CardDraft = { number: '', holder: '', expiry: '', code: '' }

const numberMask: MaskInputOptions = { mask: chooseCardMask }

const expiryMask: MaskInputOptions = { mask: '##/##' }

const removeSigns = (text: string) => text.replace(/\D/g, '')

const findBrand = (number: string) => findCardBrand(removeSigns(number))

function validate({ number, holder, expiry, code }: CardDraft) {
  const codeLength = findBrand(number)?.codeLength ?? 3
  const errors = {
    number: findCardError(removeSigns(number)),
    holder: holder.trim() ? undefined : 'Informe o nome como no cartão',
    expiry: findExpiryError(removeSigns(expiry)),
    code: code.length === codeLength ? undefined : `O código tem ${codeLength} dígitos`,
  }
  return Object.fromEntries(Object.entries(errors).flatMap(([name, text]) => (text ? [[name, text]] : [])))
}

/** Masks write into the control, so that masked fields are uncontrolled and report through `onInput`. */
function CardDialog({ onSave, onClose }: { onSave: (card: CardDraft) => void; onClose: () => void }) {
  const { draft, set, problems, form } = useDraft({ initial: blank, validate, onSubmit: onSave })
  const brand = findBrand(draft.number)
  const codeMask = useMemo(() => ({ mask: '#'.repeat(brand?.codeLength ?? 3) }), [brand])
  const bind = (name: keyof CardDraft) => ({
    name,
    required: true,
    autoComplete: 'off',
    error: problems[name],
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => set({ [name]: currentTarget.value }),
  })
  return (
    <FormDialog title="Incluir cartão" submit="Incluir cartão" form={form} onClose={onClose}>
      <TextField
        ref={useMask(numberMask)}
        label="Número do cartão"
        inputMode="numeric"
        dir="ltr"
        placeholder="0000 0000 0000 0000"
        help={brand ? `Bandeira: ${brand.name}` : 'De teste: 4111 1111 1111 1111.'}
        {...bind('number')}
      />
      <TextField label="Nome no cartão" {...bind('holder')} />
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="4">
        <TextField
          ref={useMask(expiryMask)}
          label="Validade"
          inputMode="numeric"
          dir="ltr"
          placeholder="mm/aa"
          {...bind('expiry')}
        />
        <TextField
          ref={useMask(codeMask)}
          label="Código (CVV)"
          inputMode="numeric"
          dir="ltr"
          placeholder="000"
          {...bind('code')}
        />
      </Grid>
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
