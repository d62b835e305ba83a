import { chakra, Flex, RatingGroup, Slider, Stack, Text } from '@chakra-ui/react'
import { ratingGroupSlotRecipe, sliderSlotRecipe } from '@chakra-ui/react/theme'
import { useId, useState } from 'react'
import { createMoneyFormat, createNumberFormat } from '@/lib/format/intl.ts'
import { Small } from '../basics.tsx'

export const meta = {
  Sliders: { title: 'Controles deslizantes', description: 'Um valor, uma faixa e marcas.' },
  Ratings: { title: 'Avaliação', description: 'Setas mudam a nota.' },
}

type SliderFieldProps = {
  label: string
  value: number[]
  onChange: (value: number[]) => void
  /** The value as text, on screen and for screen readers. */
  format: (value: number) => string
  min?: number
  max?: number
  step?: number
  marks?: number[]
  names?: string[]
}

/** A slider with one or two thumbs. Arrows move by a step, Page Up and Page Down by ten. */
function SliderField({ label, value, onChange, format, marks, names, ...limits }: SliderFieldProps) {
  const id = useId()
  return (
    <Slider.Root
      recipe={sliderSlotRecipe}
      value={value}
      onValueChange={({ value: next }) => onChange(next)}
      // Each thumb of a range has its own name.
      {...(names ? { 'aria-labelledby': names.map((_, index) => `${id}-${index}`) } : {})}
      getAriaValueText={({ value: current }) => format(current)}
      colorPalette="primary"
      mb={marks ? '4' : undefined}
      {...limits}
    >
      <Flex justify="space-between" gap="3">
        <Slider.Label fontWeight="500">{label}</Slider.Label>
        <Text as="span" aria-hidden="true" fontVariantNumeric="tabular-nums">
          {value.map(format).join(' a ')}
        </Text>
      </Flex>
      {names?.map((name, index) => (
        <chakra.span key={name} id={`${id}-${index}`} srOnly>
          {name}
        </chakra.span>
      ))}
      <Slider.Control>
        <Slider.Track bg="bg.emphasized">
          <Slider.Range />
        </Slider.Track>
        {value.map((_, index) => (
          <Slider.Thumb key={index} index={index}>
            <Slider.HiddenInput />
          </Slider.Thumb>
        ))}
        {marks && (
          <Slider.MarkerGroup>
            {marks.map((mark) => (
              <Slider.Marker key={mark} value={mark}>
                <Slider.MarkerIndicator />
                {format(mark)}
              </Slider.Marker>
            ))}
          </Slider.MarkerGroup>
        )}
      </Slider.Control>
    </Slider.Root>
  )
}

const money = createMoneyFormat({ maximumFractionDigits: 0 })

export function Sliders() {
  const [volume, setVolume] = useState([60])
  const [prices, setPrices] = useState([200, 800])
  const [seats, setSeats] = useState([10])
  return (
    <Stack gap="6">
      <SliderField
        label="Margem de alerta"
        value={volume}
        onChange={setVolume}
        step={5}
        format={(value) => `${value}%`}
      />
      <SliderField
        label="Faixa de preço"
        names={['Preço mínimo', 'Preço máximo']}
        value={prices}
        onChange={setPrices}
        max={1000}
        step={50}
        format={(value) => money.format(value)}
      />
      <SliderField
        label="Pessoas na equipe"
        value={seats}
        onChange={setSeats}
        min={0}
        max={20}
        marks={[0, 5, 10, 15, 20]}
        format={String}
      />
    </Stack>
  )
}

const words = ['Sem nota', 'Ruim', 'Regular', 'Bom', 'Muito bom', 'Ótimo']

const stars = createNumberFormat({ style: 'decimal', maximumFractionDigits: 1 })

const translations = {
  ratingValueText: (value: number) => `${stars.format(value)} ${value === 1 ? 'estrela' : 'estrelas'}`,
}

type StarsProps = RatingGroup.RootProps & { label: string; isLabelHidden?: boolean }

const Stars = ({ label, isLabelHidden = false, ...root }: StarsProps) => (
  <RatingGroup.Root
    recipe={ratingGroupSlotRecipe}
    translations={translations}
    colorPalette="warning"
    css={isLabelHidden ? {} : columnCss}
    {...root}
  >
    <RatingGroup.Label {...(isLabelHidden ? { srOnly: true } : { fontWeight: '500' })}>
      {label}
    </RatingGroup.Label>
    <RatingGroup.HiddenInput />
    <RatingGroup.Control />
  </RatingGroup.Root>
)

const columnCss = { flexDirection: 'column', alignItems: 'flex-start', gap: '1.5' } as const

export function Ratings() {
  const [score, setScore] = useState(4)
  return (
    <Stack gap="4" align="flex-start">
      <Stars label="Atendimento" value={score} onValueChange={({ value }) => setScore(value)} />
      <Small role="status">{words[score]}</Small>
      <Stars label="Entrega, com meias estrelas" defaultValue={3.5} allowHalf size="lg" />
      <Flex align="center" gap="2">
        <Stars label="Média do mês" isLabelHidden readOnly allowHalf defaultValue={4.5} size="sm" />
        <Small>4,5 em 128 avaliações, só leitura</Small>
      </Flex>
    </Stack>
  )
}
