/** Files of the contract that only the back office and the server read: the storefront is not built again when they change. */
export const staffContract = /^contract\/src\/((events|history|import|product-editing|staff)\/|[^/]+\/staff-)/;
