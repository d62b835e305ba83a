import * as z from 'zod'

export const unique = <Item extends z.ZodType<string>>(item: Item) =>
  z
    .array(item)
    .superRefine((values, context) => {
      for (const [index, value] of values.entries())
        if (values.indexOf(value) < index)
          context.addIssue({
            code: 'custom',
            path: [index],
            message: `"${value}" já está nesta lista`,
            params: { hint: 'apague um dos dois' },
          })
    })
    .meta({ uniqueItems: true })
