import { Grid } from '@chakra-ui/react'
import type { MaskInputOptions } from 'maska'
import { type ReactNode, useMemo } from 'react'
import type { InputProps } from '@/ui/forms/field.tsx'
import { FreeField } from '../basics.tsx'
import { chooseCardMask, findCardBrand, findCardError, findExpiryError } from './card.ts'
import { useMask } from './masked-field.tsx'

export const blankCard = { number: '', holder: '', expiry: '', code: '' }

export type Card = typeof blankCard

export type CardField = keyof Card

const numberMask: MaskInputOptions = { mask: chooseCardMask }

const expiryMask: MaskInputOptions = { mask: '##/##' }

const removeSigns = (text: string) => text.replace(/\D/g, '')

export const findBrand = (number: string) => findCardBrand(removeSigns(number))

const countCode = (number: string) => findBrand(number)?.codeLength ?? 3

/** Returns the errors of what a card shows as digits. */
export const findCardErrors = ({ number, expiry, code }: Card) => ({
  number: findCardError(removeSigns(number)),
  expiry: findExpiryError(removeSigns(expiry)),
  code: code.length === countCode(number) ? undefined : `O código tem ${countCode(number)} dígitos`,
})

type Bound = Pick<InputProps, 'name' | 'onBlur'> & { error: string | undefined; required?: boolean }

type CardFieldsProps = {
  card: Card
  help: ReactNode
  bind: (name: CardField) => Bound
  onChange: (changes: Partial<Card>) => void
}

/** Masks write into the control, so that masked fields are uncontrolled and report through `onInput`. */
export function CardFields({ card, help, bind, onChange }: CardFieldsProps) {
  const codeLength = countCode(card.number)
  const codeMask = useMemo(() => ({ mask: '#'.repeat(codeLength) }), [codeLength])
  const listen = (name: CardField) => ({
    ...bind(name),
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ [name]: currentTarget.value }),
  })
  const digits = { inputMode: 'numeric', dir: 'ltr' } as const
  return (
    <>
      <FreeField
        ref={useMask(numberMask)}
        label="Número do cartão"
        {...digits}
        placeholder="0000 0000 0000 0000"
        help={help}
        {...listen('number')}
      />
      <FreeField label="Nome no cartão" {...listen('holder')} />
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="4">
        <FreeField
          ref={useMask(expiryMask)}
          label="Validade"
          {...digits}
          placeholder="mm/aa"
          {...listen('expiry')}
        />
        <FreeField
          ref={useMask(codeMask)}
          label="Código (CVV)"
          {...digits}
          placeholder={'0'.repeat(codeLength)}
          {...listen('code')}
        />
      </Grid>
    </>
  )
}
