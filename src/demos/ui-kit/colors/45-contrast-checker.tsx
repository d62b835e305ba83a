import { Badge, Box, Button, Flex, Grid, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { LuArrowLeftRight, LuCheck, LuX } from 'react-icons/lu'
import { FormField, Input } from '@/ui/forms/field.tsx'
import { computeContrast, formatRatio } from '../contrast.ts'

export const meta = {
  title: 'Conferir contraste',
  description: 'Duas cores quaisquer, e o que elas atendem das WCAG 2.',
  isWide: true,
}

/** The least ratios of WCAG 2. Large is from 18 pt, or from 14 pt in bold. */
const demands = [
  ['Texto, AA', 4.5],
  ['Texto grande e ícones, AA', 3],
  ['Texto, AAA', 7],
] as const

const hexPattern = /^#[0-9a-f]{6}$/i

type ColorFieldProps = { label: string; value: string; onChange: (value: string) => void }

/** The browser's color picker, and the value as text. Only complete values count. */
function ColorField({ label, value, onChange }: ColorFieldProps) {
  const [draft, setDraft] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setDraft(value)
  }
  const isComplete = hexPattern.test(draft)
  return (
    <Flex gap="2" align="flex-end">
      <Input
        type="color"
        aria-label={`Escolher: ${label}`}
        value={value.toLowerCase()}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
        width="12"
        flexShrink="0"
        p="1"
        cursor="pointer"
      />
      <FormField label={label} error={isComplete ? undefined : 'Seis algarismos, como #0F766E'}>
        <Input
          value={draft}
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          fontFamily="mono"
          onChange={({ target }) => {
            setDraft(target.value)
            if (hexPattern.test(target.value)) onChange(target.value.toUpperCase())
          }}
        />
      </FormField>
    </Flex>
  )
}

export default function ContrastChecker() {
  const [text, setText] = useState('#0B6760')
  const [ground, setGround] = useState('#E4F4F2')
  const id = useId()
  const ratio = computeContrast(text, ground)
  const swap = () => {
    setText(ground)
    setGround(text)
  }
  return (
    <Grid templateColumns={{ base: '1fr', md: 'minmax(0, 5fr) minmax(0, 6fr)' }} gap="6">
      <Flex direction="column" gap="4">
        <ColorField label="Cor do texto" value={text} onChange={setText} />
        <ColorField label="Cor do fundo" value={ground} onChange={setGround} />
        <Button variant="outline" alignSelf="flex-start" onClick={swap}>
          <LuArrowLeftRight aria-hidden="true" /> Trocar as duas
        </Button>
      </Flex>
      <Flex direction="column" gap="4">
        <Box
          p="5"
          borderWidth="1px"
          borderRadius="control"
          flex="1"
          aria-hidden="true"
          style={{ color: text, backgroundColor: ground }}
        >
          <Text textStyle="h2">Título de uma seção</Text>
          <Text mt="2">Texto corrido, como o de um aviso: o pedido foi conferido hoje.</Text>
          <Text textStyle="small" mt="2">
            Texto pequeno, como o de um rodapé.
          </Text>
        </Box>
        <Flex role="status" aria-labelledby={id} gap="2" wrap="wrap" align="center">
          <Text id={id} textStyle="figure" fontVariantNumeric="tabular-nums" me="2">
            {formatRatio(ratio)}
          </Text>
          {demands.map(([name, least]) => {
            const isMet = ratio >= least
            return (
              <Badge key={name} colorPalette={isMet ? 'success' : 'danger'} size="md">
                {isMet ? <LuCheck aria-hidden="true" /> : <LuX aria-hidden="true" />}
                {name}: {isMet ? 'passa' : 'não passa'}
              </Badge>
            )
          })}
        </Flex>
      </Flex>
    </Grid>
  )
}
