// Pure: renders an OpenAPI document as HTML. It has no script, so it works with the strictest content security policy.
import { escapeHtml } from '../text/escape-html.ts';
import type { OpenApi, Operation } from './openapi.ts';

interface Row {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly otherNames: string[];
}

export function renderApiPage(api: OpenApi): string {
  const groups = Map.groupBy(rowsOf(api), ({ operation }) => operation.tags[0] ?? '');
  const sections = [...groups].map(([name, rows]) => `<h2>${text(name)}</h2>${rows.map(renderRow).join('')}`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(api.info.title)} API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${text(api.info.title)} API</h1><p>${text(api.info.description)}</p>
<p>For machines: <a href="/api/v1/openapi.json">openapi.json</a>. Every endpoint takes <code>store</code> and <code>lang</code>.
A refused call answers <code>{"errorCode", "code", "message"}</code>.</p>${sections}</main></body></html>`;
}

/** One row per endpoint: its newest address first, older addresses below it. */
function rowsOf({ paths }: OpenApi): Row[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const nameOf = ({ operation }: (typeof all)[number]) => operation.operationId.replace(/_\d+$/, '');
  return [...Map.groupBy(all, nameOf).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, otherNames: others.map(({ path }) => path) }] : [],
  );
}

function renderRow({ method, path, operation, otherNames }: Row): string {
  const body = operation.requestBody && `<h3>Body</h3>${schemaBlock(operation.requestBody)}`;
  return `<details id="${text(operation.operationId)}"><summary><code>${method} ${text(path)}</code> <span>${text(operation.summary)} · ${text(operation['x-access'])}</span></summary>
${otherNames.length > 0 ? `<p>Also at:</p><ul>${otherNames.map((name) => `<li><code>${text(name)}</code></li>`).join('')}</ul>` : ''}
${shopizerPart(operation)}${parameterTable(operation)}${body ?? ''}<h3>Answer</h3>${schemaBlock(operation.responses[200] ?? operation.responses[201])}</details>`;
}

/** The same call in Shopizer, and what is done otherwise here. */
function shopizerPart(operation: Operation): string {
  const { 'x-shopizer': name, 'x-departures': departures, operationId } = operation;
  if (name === null) return `<p>Ours: <code>${text(operationId)}</code>. Not in Shopizer.</p>`;
  const list = departures.map((departure) => `<li>${text(departure)}</li>`).join('');
  return `<p>Ours: <code>${text(operationId)}</code>. In Shopizer: <code>${text(name)}</code>.</p>${
    list === '' ? '<p>No departures.</p>' : `<p>Departures from Shopizer:</p><ul>${list}</ul>`
  }`;
}

function parameterTable({ parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: place, schema }) => {
    const {
      description = '',
      type = '',
      enum: choices,
    } = schema as { description?: string; type?: string; enum?: string[] };
    const details = choices ? `${description} ${choices.join(', ')}` : description;
    return `<tr><td><code>${text(name)}</code></td><td>${text(place)}</td><td>${text(type)}</td><td>${text(details)}</td></tr>`;
  });
  return `<table><tr><th>Parameter</th><th>In</th><th>Type</th><th></th></tr>${rows.join('')}</table>`;
}

function schemaBlock(part: unknown): string {
  const { content } = part as { content: Record<string, { schema: unknown }> };
  return `<pre>${text(JSON.stringify(content['application/json']?.schema, null, 2))}</pre>`;
}

const text = (value: unknown): string => escapeHtml(String(value ?? ''));
