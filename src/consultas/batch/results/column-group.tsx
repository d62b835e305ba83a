import { Box, chakra, Grid, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Checkbox } from '@/ui/forms/checkbox.tsx'

type ColumnGroupProps = {
  label: string
  choices: readonly { id: string; label: string; isSensitive?: boolean }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** A labelled group of checkboxes, one for each column. */
export function ColumnGroup({ label, choices, chosen, onChange }: ColumnGroupProps) {
  const id = useId()
  const toggle = (column: string) =>
    onChange(chosen.includes(column) ? chosen.filter((other) => other !== column) : [...chosen, column])
  return (
    <Box role="group" aria-labelledby={id}>
      <Text id={id} textStyle="small" color="fg.muted" fontWeight="600" mb="1">
        {label}
      </Text>
      <Grid
        templateColumns="repeat(auto-fill, minmax(min(100%, 210px), 1fr))"
        columnGap="4"
        maxH="300px"
        overflowY="auto"
      >
        {choices.map((choice) => (
          <chakra.label
            key={choice.id}
            display="flex"
            alignItems="center"
            gap="2"
            minH={{ base: '11', md: '8' }}
            cursor="pointer"
          >
            <Checkbox checked={chosen.includes(choice.id)} onChange={() => toggle(choice.id)} />
            <chakra.span minW="0" overflowWrap="anywhere">
              {choice.label}
              {choice.isSensitive && (
                <chakra.span color="fg.muted" textStyle="small">
                  {' '}
                  (oculta)
                </chakra.span>
              )}
            </chakra.span>
          </chakra.label>
        ))}
      </Grid>
    </Box>
  )
}
