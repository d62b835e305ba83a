import { Box, Flex, Text } from '@chakra-ui/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { FormField, type FormFieldProps } from '@/ui/forms/field.tsx'
import { PasswordInput } from '@/ui/forms/password-field.tsx'

type Errors = { passphrase?: string | undefined; again?: string | undefined }

/** The two fields of a new passphrase. */
export function useNewPassphrase() {
  const passphrase = useRef<HTMLInputElement>(null)
  const again = useRef<HTMLInputElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  /** Returns the passphrase; `undefined` if it is refused, after it has focused the field to mend. */
  function read(): string | undefined {
    const text = passphrase.current?.value ?? ''
    const problem = findPassphraseProblem(text)
    const isDifferent = !problem && again.current?.value !== text
    setErrors({ passphrase: problem, again: isDifferent ? 'As duas senhas são diferentes' : undefined })
    if (problem) passphrase.current?.focus()
    else if (isDifferent) again.current?.focus()
    return problem || isDifferent ? undefined : text
  }
  return { passphrase, again, errors, read }
}

type NewPassphraseFieldsProps = Pick<ReturnType<typeof useNewPassphrase>, 'errors'> & {
  labels: { passphrase: string; again: string }
  passphrase: RefObject<HTMLInputElement | null>
  again: RefObject<HTMLInputElement | null>
  onEnter: () => void
}

/** Asks for a new passphrase twice, and rates it while the user types. */
export function NewPassphraseFields({
  labels,
  passphrase,
  again,
  errors,
  onEnter,
}: NewPassphraseFieldsProps) {
  const [strength, setStrength] = useState<Strength>(rateStrength(''))
  return (
    <>
      <Box>
        <PassphraseField
          ref={passphrase}
          label={labels.passphrase}
          help={`Ao menos ${minLength} caracteres. Quatro palavras ao acaso são fáceis de lembrar e difíceis de adivinhar.`}
          error={errors.passphrase}
          onInput={(text) => setStrength(rateStrength(text))}
          onEnter={onEnter}
        />
        <StrengthHint strength={strength} />
      </Box>
      <PassphraseField ref={again} label={labels.again} error={errors.again} onEnter={onEnter} />
    </>
  )
}

const palettes = ['neutral', 'danger', 'warning', 'success'] as const

/** Three bars and a word. Screen readers hear the word when it changes. */
const StrengthHint = ({ strength: { level, text } }: { strength: Strength }) => (
  <Flex align="center" gap="3" mt="2" minH="5" colorPalette={palettes[level]}>
    <Flex gap="1" aria-hidden="true">
      {[1, 2, 3].map((bar) => (
        <Box
          key={bar}
          width="9"
          height="1"
          borderRadius="full"
          bg={bar <= level ? 'colorPalette.solid' : 'bg.emphasized'}
        />
      ))}
    </Flex>
    <Text role="status" textStyle="small" color="fg.muted">
      {text}
    </Text>
  </Flex>
)

type PassphraseFieldProps = Omit<FormFieldProps, 'children' | 'required'> & {
  ref: RefObject<HTMLInputElement | null>
  onInput?: (text: string) => void
  onEnter: () => void
}

/**
 * The passphrase of a case. It is uncontrolled and cleared on unmount, so that the text leaves memory. It has
 * no name and no form, so that the browser stores nothing and offers to store nothing.
 */
export function PassphraseField({ ref, label, error, help, onInput, onEnter }: PassphraseFieldProps) {
  useEffect(() => {
    const input = ref.current
    return () => {
      if (input) input.value = ''
    }
  }, [ref])
  return (
    <FormField label={label} error={error} help={help} required>
      <PasswordInput
        ref={ref}
        autoComplete="new-password"
        // A shown passphrase is a text field, which the browser would store.
        shownAutoComplete="off"
        autoCorrect="off"
        onInput={({ currentTarget }) => onInput?.(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter()
        }}
      />
    </FormField>
  )
}

/** The fewest characters of a passphrase. */
const minLength = 12

/** The fewest different characters of a passphrase. */
const minDistinct = 5

export type Strength = { level: 0 | 1 | 2 | 3; text: string }

/** Character classes and the number of characters in each. */
const classes: [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 30],
]

/** Estimates the bits of a passphrase, as if its characters were random. Repeated characters count half. */
function estimateBits(passphrase: string): number {
  const characters = [...passphrase]
  const alphabet = classes.reduce((sum, [pattern, size]) => sum + (pattern.test(passphrase) ? size : 0), 0)
  const distinct = new Set(characters).size
  return ((characters.length + distinct) / 2) * Math.log2(Math.max(2, alphabet))
}

/** Rates a passphrase. The rating is a hint: it knows no dictionary. */
export function rateStrength(passphrase: string): Strength {
  if (passphrase === '') return { level: 0, text: '' }
  if (findPassphraseProblem(passphrase)) return { level: 1, text: 'Curta demais ou repetitiva' }
  const bits = estimateBits(passphrase)
  if (bits < 70) return { level: 1, text: 'Fraca: acrescente palavras' }
  return bits < 100 ? { level: 2, text: 'Razoável' } : { level: 3, text: 'Boa' }
}

/** Returns the reason why a passphrase is refused, in Portuguese. */
export function findPassphraseProblem(passphrase: string): string | undefined {
  const characters = [...passphrase]
  if (characters.length < minLength) return `Use ao menos ${minLength} caracteres`
  return new Set(characters).size < minDistinct ? 'Use mais caracteres diferentes' : undefined
}
