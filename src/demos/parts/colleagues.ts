import { cast } from './cast.ts'

/** The colleagues whom work can be given to, as options. `image` names a portrait. */
export const colleagues = cast.slice(0, 6).map(({ id, name }) => ({ image: id, label: name, value: id }))
