import { CheckboxCard, Grid } from '@chakra-ui/react'
import { checkboxCardSlotRecipe } from '@chakra-ui/react/theme'
import { restBorder } from './choice.tsx'

export const meta = { title: 'Cartões', description: 'O cartão inteiro é a área do clique.' }

const channels = [
  ['email', 'E-mail', 'Um resumo toda segunda-feira.'],
  ['sms', 'SMS', 'Só quando uma fonte sair do ar.'],
  ['push', 'Navegador', 'Assim que um lote termina.'],
] as const

export default () => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }} gap="3">
    {channels.map(([value, name, detail]) => (
      <CheckboxCard.Root key={value} recipe={checkboxCardSlotRecipe} defaultChecked={value === 'email'}>
        <CheckboxCard.HiddenInput />
        <CheckboxCard.Control>
          <CheckboxCard.Content>
            <CheckboxCard.Label>{name}</CheckboxCard.Label>
            <CheckboxCard.Description opacity="1" color="fg.muted">
              {detail}
            </CheckboxCard.Description>
          </CheckboxCard.Content>
          <CheckboxCard.Indicator css={restBorder} />
        </CheckboxCard.Control>
      </CheckboxCard.Root>
    ))}
  </Grid>
)
