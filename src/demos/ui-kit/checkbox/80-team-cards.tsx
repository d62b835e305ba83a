import { CheckboxCard, CheckboxGroup, Flex, Grid } from '@chakra-ui/react'
import { checkboxCardSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Small } from '../basics.tsx'

export const meta = { title: 'Equipe, com limite', description: 'Com três escolhidos, os outros esperam.' }

const maxMembers = 3

const candidates = cast.slice(0, 6)

export default function TeamCards() {
  const [members, setMembers] = useState<string[]>(['marina', 'caetano'])
  const isFull = members.length === maxMembers
  return (
    <CheckboxGroup value={members} onValueChange={setMembers} aria-label="Equipe do projeto" role="group">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="3">
        {candidates.map(({ id, name, role }) => (
          <CheckboxCard.Root
            key={id}
            recipe={checkboxCardSlotRecipe}
            value={id}
            disabled={isFull && !members.includes(id)}
          >
            <CheckboxCard.HiddenInput />
            <CheckboxCard.Control alignItems="center" p="3">
              <Portrait image={id} name={name} />
              <CheckboxCard.Content minW="0">
                <CheckboxCard.Label lineHeight="1.3">{name}</CheckboxCard.Label>
                <CheckboxCard.Description opacity="1" color="fg.muted">
                  {role}
                </CheckboxCard.Description>
              </CheckboxCard.Content>
              <CheckboxCard.Indicator
                css={{ '&[data-state=unchecked]': { borderColor: 'border.control' } }}
              />
            </CheckboxCard.Control>
          </CheckboxCard.Root>
        ))}
      </Grid>
      <Flex mt="3">
        <Small role="status">
          {isFull
            ? 'Equipe completa: tire alguém para trocar.'
            : `${members.length} de ${maxMembers} lugares`}
        </Small>
      </Flex>
    </CheckboxGroup>
  )
}
