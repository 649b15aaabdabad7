module shop.example/gateway

go 1.19
