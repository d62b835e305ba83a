import { Typography } from '@mui/material'
import { DataTable, List } from 'react-admin'

export default function Modules() {
  return (
    <>
      <Typography variant="h4" component="h1">
        Consultas
      </Typography>
      <List>
        <DataTable>
          <DataTable.Col source="name" label="Módulo" />
          <DataTable.Col source="group" label="Grupo" />
          <DataTable.NumberCol source="variants" label="Variantes" />
        </DataTable>
      </List>
    </>
  )
}
