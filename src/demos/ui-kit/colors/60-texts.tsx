import { Grid, Text } from '@chakra-ui/react'

export const meta = { title: 'Textos', description: 'Todos com 4,5:1 ou mais sobre o painel.' }

export default () => (
  <Grid gap="1">
    {['fg', 'fg.muted', 'fg.subtle', 'fg.error', 'fg.warning', 'fg.success', 'fg.info'].map((color) => (
      <Text key={color} color={color}>
        {color}: texto corrido sobre o painel
      </Text>
    ))}
  </Grid>
)
