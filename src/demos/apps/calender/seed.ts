import { dayAfter, dayFromToday } from '../../parts/days.ts'
import type { Agenda, CalendarEvent, Category } from './calendar-event.ts'

const timed = (
  id: string,
  title: string,
  calendar: Category,
  day: number,
  [from, to]: [string, string],
): CalendarEvent => ({
  id,
  title,
  start: `${dayFromToday(day)}T${from}`,
  end: `${dayFromToday(day)}T${to}`,
  allDay: false,
  extendedProps: { calendar },
})

const wholeDays = (
  id: string,
  title: string,
  calendar: Category,
  first: number,
  last = first,
): CalendarEvent => ({
  id,
  title,
  start: dayFromToday(first),
  end: dayAfter(dayFromToday(last), 1),
  allDay: true,
  extendedProps: { calendar },
})

/** Some weeks around today. */
export const seedAgenda = (): Agenda => ({
  events: [
    timed('planejamento', 'Planejamento da semana', 'meeting', 0, ['09:00', '10:00']),
    timed('cliente', 'Visita a cliente', 'business', 0, ['14:00', '16:00']),
    timed('dentista', 'Dentista', 'personal', 1, ['08:30', '09:15']),
    timed('revisao', 'Revisão dos relatórios', 'business', 2, ['10:30', '12:00']),
    timed('aniversario', 'Aniversário da avó', 'family', 3, ['19:00', '22:00']),
    timed('retrospectiva', 'Retrospectiva do mês', 'meeting', -2, ['15:00', '16:30']),
    timed('academia', 'Aula de natação', 'personal', -1, ['07:00', '08:00']),
    wholeDays('feriado', 'Feriado municipal', 'holiday', 6),
    wholeDays('feira', 'Feira de tecnologia', 'business', 8, 10),
    wholeDays('viagem', 'Viagem em família', 'family', -9, -7),
    wholeDays('vistoria', 'Vistoria do prédio', 'etc', -4),
  ],
})
