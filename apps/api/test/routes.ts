import { allRoutes, type NamedRoute } from '@podium/contract'
import { z } from 'zod'
import { apiRoot } from '../src/platform/http/index.ts'

export { allRoutes, type NamedRoute }

/** The address of a call in Fastify's spelling. */
export function routePattern({ route }: NamedRoute): string {
  return apiRoot + route.path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** The address of a call with each parameter filled in. */
export function fillPath({ route }: NamedRoute, fill: (name: string) => string): string {
  return apiRoot + route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => fill(name))
}

export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
  items?: JsonSchema
  default?: unknown
}

/** The fields a schema knows, with what it says of each. */
export function fieldsOf(schema: z.ZodType | undefined): Record<string, JsonSchema> {
  if (!schema) return {}
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return described.properties ?? {}
}
