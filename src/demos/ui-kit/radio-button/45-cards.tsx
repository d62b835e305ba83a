import { Grid } from '@chakra-ui/react'
import { Card, Cards } from './cards.tsx'

export const meta = { title: 'Cartões' }

export default () => (
  <Cards label="Plano" defaultValue="equipe">
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }} gap="3">
      <Card value="basico" name="Básico" detail="100 consultas por mês" />
      <Card value="equipe" name="Equipe" detail="1.000 consultas por mês" />
      <Card value="empresa" name="Empresa" detail="Sem limite mensal" />
    </Grid>
  </Cards>
)
