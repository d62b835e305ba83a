import { type CastMember, cast } from '../../parts/cast.ts'
import { dayFromToday } from '../../parts/days.ts'

export type TeamState = 'active' | 'away' | 'invited' | 'blocked'

export const teamStates: Record<TeamState, { name: string; palette: string }> = {
  active: { name: 'Ativa', palette: 'success' },
  away: { name: 'De férias', palette: 'warning' },
  invited: { name: 'Convite enviado', palette: 'primary' },
  blocked: { name: 'Bloqueada', palette: 'danger' },
}

const states: TeamState[] = ['active', 'active', 'away', 'active', 'invited', 'blocked']

export type TeamRow = CastMember & { state: TeamState; queries: number; limit: number; lastDay: string }

/** Use of the month per person: invented, the same on each call. */
export const team: TeamRow[] = cast.slice(0, 6).map((person, index) => ({
  ...person,
  state: states[index] ?? 'active',
  queries: 40 + ((index * 137) % 160),
  limit: 200,
  lastDay: dayFromToday(-index * index),
}))
