import { chakra, Flex, Slider, Stack, Text } from '@chakra-ui/react'
import { sliderSlotRecipe } from '@chakra-ui/react/theme'
import { useId, useState } from 'react'
import { createMoneyFormat } from '@/lib/format/intl.ts'

export const meta = { title: 'Controles deslizantes', description: 'Um valor, uma faixa e marcas.' }

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

export default function Sliders() {
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
