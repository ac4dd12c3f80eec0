import db from 'dynalite/db/index.js';
import type { ApiError, Row } from './dynalite-types.ts';

/** An error in the AWS wire shape; `name` is the bare exception name, `extra` joins the body. */
export function apiError(name: string, message: string, extra: Row = {}): ApiError {
  const body = { __type: `com.amazonaws.dynamodb.v20120810#${name}`, ...extra, message };
  return Object.assign(new Error(message), { statusCode: 400, body });
}

/** A ValidationException in dynalite's own form, so that every refusal of a request looks alike. */
export function validationException(message: string): ApiError {
  return db.validationError(message);
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && 'statusCode' in error && 'body' in error;
}

/** True when `error` answers with the AWS exception `name`. */
export function isException(error: unknown, name: string): error is ApiError {
  return isApiError(error) && error.body.__type.endsWith(`#${name}`);
}

/** True when the disk took a change in part or not at all. */
export function isUnwritable(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'LEVEL_IO_ERROR';
}
