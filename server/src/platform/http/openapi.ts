// Pure: the endpoints that are mounted → an OpenAPI 3.1 document.
import { API_PREFIX, addressesOf, type Endpoint } from '@vitrine/contract/endpoint.ts';
import {
  type EndpointName,
  type StaffEndpointName,
  shopizerCalls,
  staffShopizerCalls,
} from '@vitrine/contract/shopizer-calls.ts';
import { z } from 'zod';
import type { MountedEndpoint } from './mount.ts';

type Json = Record<string, unknown>;

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: Json;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: string[];
  readonly parameters: Json[];
  readonly requestBody?: Json;
  readonly responses: Json;
  readonly security?: Json[];
  readonly 'x-access': string;
  /** The permissions a member of staff needs, separated by spaces; own: nothing but a session. */
  readonly 'x-permission'?: string;
  /** Further permissions, needed when the request touches their subject. */
  readonly 'x-permission-depending'?: string;
  /** Controller and path in Shopizer; null when Shopizer does not have the call. */
  readonly 'x-shopizer': string | null;
  /** The differences of our server from Shopizer. */
  readonly 'x-departures': readonly string[];
}

export function describeApi(mounted: readonly MountedEndpoint[]): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const one of mounted) {
    for (const [index, address] of addressesOf(one.endpoint).entries()) {
      paths[address] ??= {};
      paths[address][one.endpoint.method.toLowerCase()] = describe(one, address, index);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '1',
      description:
        'The shop’s API. It is compatible with Shopizer; every endpoint is available at its newer and older paths.',
    },
    paths,
    components: {
      securitySchemes: {
        customer: { type: 'http', scheme: 'bearer' },
        staff: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-vitrine_staff',
          description: 'Set by signing in to the back office; vitrine_staff on http',
        },
        program: { type: 'http', scheme: 'bearer', description: 'A token made in the back office, for programs' },
      },
      schemas: {
        Failure: {
          type: 'object',
          required: ['errorCode', 'code', 'message'],
          properties: { errorCode: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
        },
      },
    },
  };
}

function describe({ endpoint, shape }: MountedEndpoint, address: string, index: number): Operation {
  const isPrivate = address.startsWith(`${API_PREFIX}private/`);
  const name = isPrivate ? `merchant_${endpoint.name}` : endpoint.name;
  const shopizer = isPrivate
    ? staffShopizerCalls[endpoint.name as StaffEndpointName]
    : shopizerCalls[endpoint.name as EndpointName];
  const error = { description: 'Refused', content: json({ $ref: '#/components/schemas/Failure' }) };
  return {
    operationId: name + (index === 0 ? '' : `_${index + 1}`),
    summary: endpoint.summary,
    tags: [isPrivate ? 'merchant' : (address.split('/')[3] ?? 'health')],
    'x-access': endpoint.access,
    ...(endpoint.staff && { 'x-permission': [endpoint.staff.permission, ...(endpoint.staff.also ?? [])].join(' ') }),
    ...(endpoint.staff?.depending && { 'x-permission-depending': endpoint.staff.depending.join(' ') }),
    'x-shopizer': shopizer?.name ?? null,
    'x-departures': shopizer?.departures ?? [],
    parameters: [...parametersOf(shape.params, 'path'), ...parametersOf(shape.query, 'query')],
    ...(shape.body && {
      requestBody: {
        required: true,
        content: endpoint.upload ? FILE : json(schemaOf(shape.body, 'input')),
      },
    }),
    responses: {
      [endpoint.success ?? 200]: { description: 'Done', content: json(schemaOf(shape.response, 'output')) },
      400: error,
      404: error,
      ...(endpoint.access === 'customer' && { 401: error }),
      ...(endpoint.access === 'staff' && { 401: error, 403: error }),
      ...(endpoint.costly && { 429: error }),
    },
    ...(endpoint.access === 'customer' && { security: [{ customer: [] }] }),
    ...(endpoint.access === 'staff' && { security: staffSchemes(endpoint) }),
  };
}

/** Endpoints that a person has to confirm, or that are about the person, are not for programs. */
const staffSchemes = ({ staff }: Endpoint): Json[] =>
  staff?.permission === 'own' || staff?.danger === true ? [{ staff: [] }] : [{ staff: [] }, { program: [] }];

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

const FILE: Json = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

const json = (schema: Json): Json => ({ 'application/json': { schema } });
