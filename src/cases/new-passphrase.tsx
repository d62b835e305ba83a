import { Box, Flex, Text } from '@chakra-ui/react'
import { type RefObject, useRef, useState } from 'react'
import { PassphraseField } from './passphrase-field.tsx'
import { findPassphraseProblem, minLength, rateStrength, type Strength } from './passphrase-strength.ts'

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
