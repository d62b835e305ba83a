import { parseDate } from '@chakra-ui/react'
import { MonthField } from '../dates/month-field.tsx'

export const meta = { title: 'Mês', description: 'Sem dia: digite ou escolha.' }

export default () => <MonthField label="Competência" parse={parseDate} />
