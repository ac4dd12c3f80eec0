import type { Endpoint } from '#shared/contract/endpoint.ts';
import { addLicense } from './add-license.ts';
import { addManyLicenses } from './add-many-licenses.ts';
import { addProduct } from './add-product.ts';
import { deleteLicense } from './delete-license.ts';
import { deleteProduct } from './delete-product.ts';
import { editLicense } from './edit-license.ts';
import { editProduct } from './edit-product.ts';
import { exportLicenses } from './export-licenses.ts';
import { exportProducts } from './export-products.ts';
import { getLicense } from './get-license.ts';
import { getProductCustomFields } from './get-product-custom-fields.ts';
import { getProduct } from './get-product.ts';
import { listEmployeeLicenses } from './list-employee-licenses.ts';
import { listLicensesGrouped } from './list-licenses-grouped.ts';
import { listLicenses } from './list-licenses.ts';
import { listProductLicenses } from './list-product-licenses.ts';
import { listProducts } from './list-products.ts';
import { reactivateLicense } from './reactivate-license.ts';
import { suggest } from './suggest.ts';
import { undeleteProduct } from './undelete-product.ts';

export const softwareEndpoints = [
  listProducts,
  exportProducts,
  addProduct,
  editProduct,
  deleteProduct,
  undeleteProduct,
  getProduct,
  getProductCustomFields,
  suggest,
  listLicenses,
  listLicensesGrouped,
  exportLicenses,
  addLicense,
  addManyLicenses,
  editLicense,
  deleteLicense,
  reactivateLicense,
  getLicense,
  listProductLicenses,
  listEmployeeLicenses,
] as const satisfies readonly Endpoint[];
