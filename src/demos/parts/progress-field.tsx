import { chakra, Flex } from '@chakra-ui/react'
import { FormField, useFieldControl } from '@/ui/forms/field.tsx'

type ProgressFieldProps = { value: number; onChange: (value: number) => void }

/** In steps of five per cent. */
export function ProgressField(props: ProgressFieldProps) {
  return (
    <FormField label="Progresso">
      <Slider {...props} />
    </FormField>
  )
}

function Slider({ value, onChange }: ProgressFieldProps) {
  const { required: _, ...control } = useFieldControl()
  return (
    <Flex align="center" gap="3" minH="10">
      <chakra.input
        {...control}
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        aria-valuetext={`${value}%`}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        flex="1"
        minW="0"
        accentColor="primary.solid"
        cursor="pointer"
      />
      <chakra.output aria-hidden="true" minW="5ch" textAlign="end" fontVariantNumeric="tabular-nums">
        {value}%
      </chakra.output>
    </Flex>
  )
}
