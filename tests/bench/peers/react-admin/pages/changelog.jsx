import { Card, CardContent, Typography } from '@mui/material'
import { Title } from 'react-admin'

export default function Changelog() {
  return (
    <Card>
      <Title title="Changelog" />
      <CardContent>
        <Typography variant="h4" component="h1">
          Changelog
        </Typography>
        <Typography>O que mudou em cada versão.</Typography>
      </CardContent>
    </Card>
  )
}
