import { chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { LuCopy } from 'react-icons/lu'
import { formatNumber } from '@/lib/format/quantity.ts'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { IconAction } from '../../parts/icon-action.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { bindText, FreeField, Muted, Small } from '../basics.tsx'

export const meta = {
  title: 'Prova de texto',
  description: 'Escreva, mude os controles e copie as propriedades.',
  isWide: true,
}

const weights = [400, 500, 600, 700].map((weight) => ({ value: String(weight), label: String(weight) }))

const families = [
  { value: 'body', label: 'Inter' },
  { value: 'mono', label: 'Monoespaçada' },
]

type RangeProps = {
  label: string
  value: number
  min: number
  max: number
  step?: number
  unit: string
  onChange: (value: number) => void
}

function Range({ label, value, unit, onChange, ...limits }: RangeProps) {
  const id = useId()
  return (
    <Flex direction="column" gap="1.5">
      <Flex justify="space-between">
        <chakra.label htmlFor={id} fontWeight="500">
          {label}
        </chakra.label>
        <Muted fontVariantNumeric="tabular-nums">
          {formatNumber(value)}
          {unit}
        </Muted>
      </Flex>
      <chakra.input
        id={id}
        type="range"
        value={value}
        aria-valuetext={`${formatNumber(value)}${unit}`}
        onChange={({ target }) => onChange(Number(target.value))}
        accentColor="primary.solid"
        width="full"
        height="10"
        {...limits}
      />
    </Flex>
  )
}

export default function TypeTester() {
  const [text, setText] = useState('Ação, coração e 1.234,56')
  const [family, setFamily] = useState('body')
  const [weight, setWeight] = useState('600')
  const [size, setSize] = useState(32)
  const [line, setLine] = useState(1.3)
  const [spacing, setSpacing] = useState(-0.01)
  const props = `fontFamily="${family}" fontWeight="${weight}" fontSize="${size}px" lineHeight="${line}" letterSpacing="${spacing}em"`
  return (
    <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="6">
      <Flex direction="column" gap="4" order={{ lg: '1' }}>
        <FreeField label="Texto de prova" maxLength={120} {...bindText(text, setText)} />
        <Grid templateColumns="1fr 1fr" gap="4">
          <SelectField label="Fonte" value={family} choices={families} onChange={setFamily} />
          <SelectField label="Peso" value={weight} choices={weights} onChange={setWeight} />
        </Grid>
        <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 120px), 1fr))" columnGap="7">
          <Range label="Tamanho" unit=" px" min={10} max={72} value={size} onChange={setSize} />
          <Range label="Entrelinha" unit="" min={1} max={2} step={0.05} value={line} onChange={setLine} />
          <Range
            label="Espaço"
            unit=" em"
            min={-0.05}
            max={0.2}
            step={0.01}
            value={spacing}
            onChange={setSpacing}
          />
        </Grid>
      </Flex>
      <Flex direction="column" gap="3" minW="0">
        <Sample>
          <Text
            as="span"
            data-sample
            fontFamily={family}
            style={{
              fontWeight: Number(weight),
              fontSize: size,
              lineHeight: line,
              letterSpacing: `${spacing}em`,
            }}
          >
            {text}
          </Text>
        </Sample>
        <Flex align="center" gap="2" dir="ltr">
          <Small flex="1" minW="0" fontFamily="mono">
            {props}
          </Small>
          <IconAction
            size="xs"
            label="Copiar as propriedades"
            icon={<LuCopy />}
            onClick={() => void copyText(() => props, 'Propriedades copiadas')}
          />
        </Flex>
      </Flex>
    </Grid>
  )
}

const Sample = ({ children }: { children: ReactNode }) => (
  <Grid
    flex="1"
    minH="44"
    p="5"
    alignItems="center"
    overflow="auto"
    overflowWrap="anywhere"
    bg="bg.subtle"
    borderWidth="1px"
    borderRadius="control"
  >
    {children}
  </Grid>
)
