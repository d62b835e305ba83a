import { Button, Card, CardContent, Chip, Grid, Stack, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { figures, shortcuts } from '../../content.js'

export default function Dashboard() {
  return (
    <Stack spacing={3}>
      <Title title="Dashboard" />
      <Typography variant="h4" component="h1">
        Dashboard
      </Typography>
      <Grid container spacing={3}>
        {figures.map(({ name, value, note }) => (
          <Grid key={name} size={3}>
            <Card data-figure="">
              <CardContent>
                <Typography color="textSecondary">{name}</Typography>
                <Typography variant="h5">{value}</Typography>
                <Typography variant="body2">{note}</Typography>
              </CardContent>
            </Card>
          </Grid>
        ))}
      </Grid>
      <Card>
        <CardContent>
          <Typography variant="h6">Nenhuma consulta ainda</Typography>
          <Typography>O uso por dia e por módulo aparece aqui depois da primeira.</Typography>
          <Button component={Link} to="/pacotes">
            Fazer a primeira consulta
          </Button>
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <Typography variant="h6">Atalhos</Typography>
          {shortcuts.map((name) => (
            <Chip key={name} label={name} />
          ))}
        </CardContent>
      </Card>
    </Stack>
  )
}
