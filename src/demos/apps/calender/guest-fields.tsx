import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { Select } from '@/ui/forms/select.tsx'
import { cast } from '../../parts/cast.ts'
import { ChoiceChips } from '../../parts/choice-chips.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import { type Answer, answers, type Guest } from './calendar-event.ts'

type GuestFieldsProps = { guests: readonly Guest[]; onChange: (guests: Guest[]) => void }

const people = cast.map(({ id, name }) => ({ value: id as string, label: name as string }))

/** The guests, and what each has answered. */
export function GuestFields({ guests, onChange }: GuestFieldsProps) {
  const choose = (ids: string[]) =>
    onChange(ids.map((id) => guests.find((guest) => guest.id === id) ?? { id, answer: 'pending' }))
  return (
    <Box>
      <ChoiceChips
        label="Convidados"
        options={people}
        chosen={guests.map(({ id }) => id)}
        onChange={choose}
        renderMark={({ value, label }) => (
          <Box ms="-2">
            <Portrait image={value} name={label} size="6" />
          </Box>
        )}
      />
      {guests.map(({ id, answer }) => {
        const name = people.find(({ value }) => value === id)?.label ?? id
        return (
          <Flex key={id} align="center" gap="3" mt="2" wrap="wrap">
            <Text flex="1 1 9rem" minW="0">
              {name}
            </Text>
            <Badge colorPalette={answers[answer].palette} variant="subtle" size="sm">
              {answers[answer].label}
            </Badge>
            <Select
              aria-label={`Resposta de ${name}`}
              size="sm"
              boxWidth="9.5rem"
              value={answer}
              onChange={({ currentTarget }) =>
                onChange(
                  guests.map((guest) =>
                    guest.id === id ? { id, answer: currentTarget.value as Answer } : guest,
                  ),
                )
              }
            >
              {Object.entries(answers).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Flex>
        )
      })}
      <Text textStyle="small" color="fg.muted" mt="2">
        Nenhum convite sai deste navegador: anote aqui quem respondeu.
      </Text>
    </Box>
  )
}
