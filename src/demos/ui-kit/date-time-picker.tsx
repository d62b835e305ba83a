import { DatePicker, type DateValue, Grid, parseDate, Stack, Text } from '@chakra-ui/react'
import { datePickerSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { CalendarViews, calendarTranslations } from '@/ui/forms/date/calendar-views.tsx'
import { TextField } from '@/ui/forms/field.tsx'
import { DateField } from './dates/date-field.tsx'
import { countDays, formatToday, isWeekend } from './dates/days.ts'
import { MonthField } from './dates/month-field.tsx'
import { RangePresets } from './dates/range-presets.tsx'
import { SeveralDays } from './dates/several-days.tsx'
import { VisitBooking } from './dates/visit-booking.tsx'
import { WeekPicker } from './dates/week-picker.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

const twoColumns = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }

/** The browser's controls use the user's language and, on a phone, native pickers. */
function Native() {
  return (
    <Grid templateColumns={twoColumns} gap="4">
      <TextField label="Data" type="date" />
      <TextField label="Hora" type="time" />
      <TextField label="Data e hora" type="datetime-local" />
      <TextField label="Mês" type="month" placeholder="aaaa-mm" />
    </Grid>
  )
}

function Limited() {
  const today = formatToday()
  return (
    <Grid templateColumns={twoColumns} gap="4">
      <TextField label="Nascimento" type="date" min="1900-01-01" max={today} help="Até hoje." />
      <TextField label="Entrega" type="date" min={today} max="2099-12-31" help="De hoje em diante." />
      <TextField
        label="Atendimento"
        type="time"
        min="08:00"
        max="18:00"
        step={1800}
        defaultValue="09:30"
        help="Das 8h às 18h, de meia em meia hora."
      />
    </Grid>
  )
}

function Calendar() {
  return <DateField label="Vencimento" />
}

/** Disables weekends and past days. */
function WorkingDays() {
  return (
    <DateField
      label="Visita técnica"
      min={parseDate(formatToday())}
      isDateUnavailable={(day) => isWeekend(day.toString())}
    />
  )
}

function Period() {
  const [days, setDays] = useState<DateValue[]>([])
  const [start, end] = days
  const length = start && end && countDays(start.toString(), end.toString()) + 1
  return (
    <Stack gap="2">
      <DateField
        label="Período"
        selectionMode="range"
        value={days}
        onValueChange={({ value }) => setDays(value)}
      />
      <Text role="status" color="fg.muted" textStyle="small">
        {length ? (length === 1 ? '1 dia' : `${length} dias`) : 'Escolha o primeiro e o último dia.'}
      </Text>
    </Stack>
  )
}

/** A calendar without a field, always open. */
function Inline() {
  return (
    <DatePicker.Root
      recipe={datePickerSlotRecipe}
      inline
      locale="pt-BR"
      translations={calendarTranslations}
      size="xs"
    >
      <DatePicker.Content unstyled>
        <CalendarViews />
      </DatePicker.Content>
    </DatePicker.Root>
  )
}

function DateAndTime() {
  const [days, setDays] = useState<DateValue[]>([])
  const [time, setTime] = useState('09:00')
  const day = days[0]
  const moment = day && new Date(`${day.toString()}T${time}`)
  return (
    <Stack gap="3">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 9rem' }} gap="4">
        <DateField label="Dia da reunião" value={days} onValueChange={({ value }) => setDays(value)} />
        <TextField
          label="Horário"
          type="time"
          step={900}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </Grid>
      <Text role="status" color="fg.muted" textStyle="small">
        {moment && time
          ? moment.toLocaleString('pt-BR', { dateStyle: 'full', timeStyle: 'short' })
          : 'Escolha o dia e o horário.'}
      </Text>
    </Stack>
  )
}

const monthSource = () => import('./dates/month-field.tsx?raw')

const dateSource = () => import('./dates/date-field.tsx?raw')

export default function DateTimePickerPage() {
  return (
    <SpecimenPage source={() => import('./date-time-picker.tsx?raw')}>
      <Specimen title="Nativos" description="Data, hora, as duas e mês." code="Native">
        <Native />
      </Specimen>
      <Specimen title="Nativos com limites" code="Limited">
        <Limited />
      </Specimen>
      <Specimen
        title="Calendário"
        description="Digite ou escolha; setas andam por dias, Page Up e Page Down por meses."
        code="DateField"
        source={dateSource}
      >
        <Calendar />
      </Specimen>
      <Specimen title="Dias úteis" description="De hoje em diante, sem fins de semana." code="WorkingDays">
        <WorkingDays />
      </Specimen>
      <Specimen title="Período" code="Period">
        <Period />
      </Specimen>
      <Specimen title="Dia e horário" code="DateAndTime">
        <DateAndTime />
      </Specimen>
      <Specimen title="Calendário aberto" code="Inline">
        <Inline />
      </Specimen>
      <Specimen title="Mês" description="Sem dia: digite ou escolha." code="MonthField" source={monthSource}>
        <MonthField label="Competência" parse={parseDate} />
      </Specimen>
      <Specimen
        title="Período com atalhos"
        description="Sete períodos prontos, ou outro qualquer no calendário."
        code="RangePresets"
        source={() => import('./dates/range-presets.tsx?raw')}
      >
        <RangePresets />
      </Specimen>
      <Specimen
        title="Agendamento"
        description="Dias úteis dos próximos dois meses, e os horários livres de uma agenda inventada."
        code="VisitBooking"
        source={() => import('./dates/visit-booking.tsx?raw')}
      >
        <VisitBooking />
      </Specimen>
      <Specimen
        title="Vários dias"
        description="Um clique inclui ou retira; até cinco."
        code="SeveralDays"
        source={() => import('./dates/several-days.tsx?raw')}
      >
        <SeveralDays />
      </Specimen>
      <Specimen
        title="Semana"
        description="Qualquer dia escolhe a semana inteira."
        code="WeekPicker"
        source={() => import('./dates/week-picker.tsx?raw')}
      >
        <WeekPicker />
      </Specimen>
    </SpecimenPage>
  )
}
